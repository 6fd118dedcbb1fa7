import * as z from 'zod/mini';
import { del, domain, get, patch, post } from '../contract.ts';
import { FeaturedProspect, Prospect, ProspectChange, ProspectDraft } from '../entities/prospect.ts';
import { severalOf } from '../fields.ts';
import { roleFilters, roleSorts } from '../finding.ts';
import { ProspectID, UserID } from '../ids.ts';
import { foundCounts, foundPage, foundQuery, readCount, readQuery } from './found.ts';

/** Exact numbers of open roles; `matching` and `matchingWords` of one owner, if one is given. */
const RoleCounts = z.object({
  /** All open roles. */
  roles: z.int(),
  ...readCount,
  ...foundCounts(roleFilters),
});
export type RoleCounts = z.infer<typeof RoleCounts>;

export const prospects = domain('prospects', {
  addProspect: post('/projects/{ProjectID}/prospects', {
    summary: 'Add a role to a project.',
    access: 'signedIn',
    body: ProspectDraft,
    status: 201,
    output: Prospect,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'PLAN_EXCEEDED',
      'INVALID_PROJECT_STATE',
      'PROSPECT_LIMIT_REACHED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The role has been added.',
  }),

  updateProspects: patch('/projects/{ProjectID}/prospects', {
    summary: 'Update several roles in one transaction.',
    access: 'signedIn',
    body: z.object({
      items: z.array(z.object({ ProspectID, change: ProspectChange })).check(z.minLength(1), z.maxLength(50)),
    }),
    output: z.object({ items: z.array(Prospect) }),
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'PLAN_EXCEEDED',
      'INVALID_PROJECT_STATE',
      'PROSPECT_NOT_FOUND',
      'PROSPECT_TAKEN',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Saved.',
  }),

  updateProspect: patch('/projects/{ProjectID}/prospects/{ProspectID}', {
    summary: 'Update an unfilled role.',
    access: 'signedIn',
    body: ProspectChange,
    output: Prospect,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'PLAN_EXCEEDED',
      'INVALID_PROJECT_STATE',
      'PROSPECT_NOT_FOUND',
      'PROSPECT_TAKEN',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Saved.',
  }),

  removeProspect: del('/projects/{ProjectID}/prospects/{ProspectID}', {
    summary: 'Delete an unfilled role.',
    access: 'signedIn',
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'INVALID_PROJECT_STATE',
      'PROSPECT_NOT_FOUND',
      'PROSPECT_TAKEN',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'The role has been removed.',
  }),

  listFeaturedProspects: get('/projects/featured-prospects', {
    summary:
      'Search open roles of public projects by text, skill, language, country, workplace, hours a week, the time in which their owner usually answers, starter task and owner; the newest first if nothing is asked for. Several values of a filter, separated by commas, match roles with any of them.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object({
      /** Words of a role, its project, its place or its owner's name. */
      ...foundQuery,
      ...readQuery,
      skill: z.optional(severalOf(roleFilters.skill)),
      /** Language and country of the project. */
      language: z.optional(severalOf(roleFilters.language)),
      country: z.optional(severalOf(roleFilters.country)),
      /** Places where the work can be done; roles for either place match both. */
      workplace: z.optional(severalOf(roleFilters.workplace)),
      /** Roles that ask for up to so many hours a week. */
      hours: z.optional(z.enum(roleFilters.hours)),
      /** Roles whose owner usually answers applications within so many days. */
      answer: z.optional(z.enum(roleFilters.answer)),
      starterTask: z.optional(z.enum(roleFilters.starterTask)),
      /** Roles of one person's projects. */
      owner: z.optional(UserID),
      /** By `relevance` if absent and there are words, otherwise the `newest` first. */
      sort: z.optional(z.enum(roleSorts)),
    }),
    output: foundPage(FeaturedProspect, RoleCounts),
  }),
});
