import * as z from 'zod/mini';
import { del, domain, get, patch, post } from '../contract.ts';
import { FeaturedProspect, Prospect, ProspectChange, ProspectDraft } from '../entities/prospect.ts';
import { pageOf, paginationQuery, severalOf, trimmed } from '../fields.ts';
import { hourLimits, roleSorts } from '../finding.ts';
import { ProspectID, UserID } from '../ids.ts';
import { searchLength } from '../search.ts';
import { countryCodes, skills, writtenLanguages } from '../settings.ts';

const optionCounts = z.record(z.string(), z.int());

/** Exact numbers of open roles. */
const RoleCounts = z.object({
  /** All open roles. */
  roles: z.int(),
  /** Roles that match the words and filters, and those that match the words alone; of one owner, if one is given. */
  matching: z.int(),
  matchingWords: z.int(),
  /** Roles per value of each group, if it were the only one of its group; the other groups apply. */
  skill: optionCounts,
  language: optionCounts,
  country: optionCounts,
  workplace: optionCounts,
  hours: optionCounts,
  starterTask: optionCounts,
  /** Roles that would match without the values of a group, for each group that has some. */
  without: optionCounts,
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
      'Search open roles of public projects by text, skill, language, country, workplace, hours a week, starter task and owner; the newest first if nothing is asked for. Several values of a filter, separated by commas, match roles with any of them.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object({
      ...paginationQuery,
      /** Words of a role, its project, its place or its owner's name, as those of `listProjects`. */
      search: z.optional(z.string().check(trimmed(), z.maxLength(searchLength))),
      skill: z.optional(severalOf(skills)),
      /** Language and country of the project. */
      language: z.optional(severalOf(writtenLanguages)),
      country: z.optional(severalOf(countryCodes)),
      /** Places where the work can be done; roles for either place match both. */
      workplace: z.optional(severalOf(['remote', 'onSite'])),
      /** Roles that ask for up to so many hours a week. */
      hours: z.optional(z.enum(hourLimits)),
      starterTask: z.optional(z.literal('yes')),
      /** Roles of one person's projects. */
      owner: z.optional(UserID),
      /** By `relevance` if absent and there are words, otherwise the `newest` first. */
      sort: z.optional(z.enum(roleSorts)),
    }),
    output: z.extend(pageOf(FeaturedProspect), {
      counts: RoleCounts,
      /** The words that were looked for, because nothing has those that were typed. */
      corrected: z.optional(z.string()),
    }),
  }),
});
