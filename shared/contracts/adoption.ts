import * as z from 'zod/mini';
import { adoption as settings } from '../adoption.ts';
import { del, domain, get, post, put } from '../contract.ts';
import { Adoption, AdoptionCandidate, PendingAdoption, ProjectToAdopt } from '../entities/adoption.ts';
import { pageOf, paginationQuery, text } from '../fields.ts';
import { UserID } from '../ids.ts';
import { project } from '../settings.ts';

export const adoption = domain('adoption', {
  getAdoption: get('/projects/{ProjectID}/adoption', {
    summary: 'Get the offer of a project that looks for a new owner.',
    access: 'optional',
    cachedAtEdge: true,
    output: Adoption,
    errors: ['PROJECT_NOT_FOUND', 'ADOPTION_NOT_FOUND'],
  }),

  offerAdoption: post('/projects/{ProjectID}/adoption', {
    summary:
      'Offer a halted or abandoned project of the caller: for 14 days to its team, then to anyone with enough contribution points. Idempotent while an offer is open.',
    access: 'signedIn',
    body: z.object({ note: z.optional(text(settings.note)), stays: z._default(z.boolean(), false) }),
    status: 201,
    output: Adoption,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'INVALID_PROJECT_STATE',
      'INSUFFICIENT_POINTS',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your project is now looking for a new owner.',
  }),

  withdrawAdoption: del('/projects/{ProjectID}/adoption', {
    summary:
      'Withdraw the offer of a project of the caller, until an administrator has confirmed a new owner.',
    access: 'signedIn',
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'ADOPTION_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'The offer has been withdrawn.',
  }),

  applyForAdoption: post('/projects/{ProjectID}/adoption/candidates', {
    summary: 'Apply to take a project over, within the limit of the plan. A repetition replaces the note.',
    access: 'signedIn',
    body: z.object({ note: text(settings.note) }),
    status: 201,
    output: AdoptionCandidate,
    errors: [
      'PROJECT_NOT_FOUND',
      'ADOPTION_NOT_FOUND',
      'OWN_PROJECT',
      'ADOPTION_TEAM_FIRST',
      'INSUFFICIENT_POINTS',
      'PROJECT_LIMIT_REACHED',
    ],
    successMessage: 'Your application has been sent to the owner.',
  }),

  withdrawCandidacy: del('/projects/{ProjectID}/adoption/candidates/me', {
    summary:
      "Withdraw the caller's application to take a project over, also once they have been chosen. Idempotent.",
    access: 'signedIn',
    errors: ['PROJECT_NOT_FOUND', 'ADOPTION_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  }),

  listAdoptionCandidates: get('/projects/{ProjectID}/adoption/candidates', {
    summary: 'List the people who would like to take a project over, for its owner and administrators.',
    access: 'signedIn',
    query: z.object(paginationQuery),
    output: pageOf(AdoptionCandidate),
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'ADOPTION_NOT_FOUND'],
  }),

  chooseAdopter: put('/projects/{ProjectID}/adoption/chosen', {
    summary: 'Choose one of the candidates, or another one. An administrator then confirms the new owner.',
    access: 'signedIn',
    body: z.object({ UserID }),
    output: Adoption,
    errors: [
      'PROJECT_NOT_FOUND',
      'FORBIDDEN',
      'ADOPTION_NOT_FOUND',
      'CANDIDATE_NOT_FOUND',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Thank you. An administrator will confirm the new owner.',
  }),

  listProjectsToAdopt: get('/projects/to-adopt', {
    summary: 'List projects that anyone with enough contribution points can take over, longest offered last.',
    access: 'public',
    cachedAtEdge: true,
    query: z.object(paginationQuery),
    output: pageOf(ProjectToAdopt),
  }),

  listPendingAdoptions: get('/admin/adoptions', {
    summary: 'List the choices of new owners that wait for an administrator, oldest first.',
    access: 'admin',
    query: z.object(paginationQuery),
    output: pageOf(PendingAdoption),
  }),

  confirmAdoption: post('/admin/adoptions/{ProjectID}/confirm', {
    summary:
      'Confirm the chosen candidate, who becomes the owner. Points, orders, ledger, comments and history stay as they are.',
    access: 'admin',
    body: z.object({ UserID }),
    output: Adoption,
    errors: [
      'PROJECT_NOT_FOUND',
      'ADOPTION_NOT_FOUND',
      'CANDIDATE_NOT_FOUND',
      'INVALID_PROJECT_STATE',
      'PROJECT_LIMIT_REACHED',
      'IN_ANOTHER_TEAM',
    ],
    successMessage: 'The project has a new owner.',
  }),

  denyAdoption: post('/admin/adoptions/{ProjectID}/deny', {
    summary: 'Refuse the chosen candidate with a reason; the owner can choose another one.',
    access: 'admin',
    body: z.object({ UserID, reason: text(project.reason) }),
    output: Adoption,
    errors: ['PROJECT_NOT_FOUND', 'ADOPTION_NOT_FOUND', 'CANDIDATE_NOT_FOUND'],
    successMessage: 'The choice has been sent back to the owner.',
  }),
});
