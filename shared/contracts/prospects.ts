import * as z from 'zod/mini';
import { del, domain, get, patch, post } from '../contract.ts';
import {
  AppliedProspect,
  FeaturedProspect,
  Prospect,
  ProspectChange,
  ProspectDraft,
} from '../entities/prospect.ts';
import { pageOf, paginationQuery } from '../fields.ts';
import { ProspectID } from '../ids.ts';

export const prospects = domain('prospects', {
  listProspects: get('/projects/{ProjectID}/prospects', {
    summary: 'The roles of a project, taken ones as well.',
    access: 'optional',
    output: z.object({ items: z.array(Prospect) }),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  addProspect: post('/projects/{ProjectID}/prospects', {
    summary: 'Look for one more kind of person.',
    access: 'signedIn',
    body: ProspectDraft,
    status: 201,
    output: Prospect,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'INVALID_PROJECT_STATE', 'PROSPECT_LIMIT_REACHED'],
    successMessage: 'The role is added.',
  }),

  updateProspects: patch('/projects/{ProjectID}/prospects', {
    summary: 'Change several roles at once: all of them, or none.',
    access: 'signedIn',
    body: z.object({
      items: z.array(z.object({ ProspectID, change: ProspectChange })).check(z.minLength(1), z.maxLength(50)),
    }),
    output: z.object({ items: z.array(Prospect) }),
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'INVALID_PROJECT_STATE',
      'PROSPECT_NOT_FOUND',
      'PROSPECT_TAKEN',
    ],
    successMessage: 'Saved.',
  }),

  updateProspect: patch('/projects/{ProjectID}/prospects/{ProspectID}', {
    summary: 'Change a role that is still free.',
    access: 'signedIn',
    body: ProspectChange,
    output: Prospect,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'INVALID_PROJECT_STATE',
      'PROSPECT_NOT_FOUND',
      'PROSPECT_TAKEN',
    ],
    successMessage: 'Saved.',
  }),

  removeProspect: del('/projects/{ProjectID}/prospects/{ProspectID}', {
    summary: 'Take back a role that nobody holds.',
    access: 'signedIn',
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'INVALID_PROJECT_STATE',
      'PROSPECT_NOT_FOUND',
      'PROSPECT_TAKEN',
    ],
    successMessage: 'The role is removed.',
  }),

  listFeaturedProspects: get('/projects/featured-prospects', {
    summary: 'Open roles of public projects, the newest first.',
    access: 'public',
    query: z.object(paginationQuery),
    output: pageOf(FeaturedProspect),
  }),

  listProjectAppliedProspects: get('/projects/{ProjectID}/applied-prospects', {
    summary: 'The roles of a project that the caller applied to.',
    access: 'signedIn',
    output: z.object({ items: z.array(AppliedProspect) }),
    errors: ['PROJECT_NOT_FOUND'],
  }),

  listMyAppliedProspects: get('/authors/me/applied-prospects', {
    summary: 'Every role that the caller applied to, the newest first.',
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: pageOf(AppliedProspect),
  }),
});
