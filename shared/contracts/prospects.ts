import * as z from 'zod/mini';
import { del, domain, get, patch, post } from '../contract.ts';
import { FeaturedProspect, Prospect, ProspectChange, ProspectDraft } from '../entities/prospect.ts';
import { pageOf, paginationQuery } from '../fields.ts';
import { ProspectID } from '../ids.ts';

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
    summary: 'List open roles of public projects, newest first.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object(paginationQuery),
    output: pageOf(FeaturedProspect),
  }),
});
