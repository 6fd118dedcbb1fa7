import * as z from 'zod/mini';
import { domain, get, post } from '../contract.ts';
import { SuggestedPerson, SuggestedProspect } from '../entities/suggestion.ts';
import { text } from '../fields.ts';
import { UserID } from '../ids.ts';
import { request } from '../settings.ts';

const roleErrors = ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'INVALID_PROJECT_STATE', 'PROSPECT_NOT_FOUND'] as const;

export const suggestions = domain('suggestions', {
  listSuggestedProspects: get('/authors/me/suggested-prospects', {
    summary: 'List open roles that fit the caller, best first, each with its reasons.',
    access: 'signedIn',
    output: z.object({ items: z.array(SuggestedProspect) }),
  }),

  listSuggestedPeople: get('/projects/{ProjectID}/prospects/{ProspectID}/suggested-people', {
    summary:
      'List people who fit an open role of the caller, best first, each with their reasons. Comes with plans that include team management.',
    access: 'signedIn',
    output: z.object({ items: z.array(SuggestedPerson) }),
    errors: [...roleErrors, 'PLAN_WITHOUT_ACCESS', 'PROSPECT_TAKEN', 'PROSPECT_CLOSED'],
  }),

  dismissSuggestedPerson: post(
    '/projects/{ProjectID}/prospects/{ProspectID}/suggested-people/{UserID}/dismiss',
    {
      summary: 'Stop suggesting a person for a role of the caller.',
      access: 'signedIn',
      errors: [...roleErrors, 'AUTHOR_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
    },
  ),

  invitePerson: post('/projects/{ProjectID}/prospects/{ProspectID}/invitations', {
    summary:
      'Invite a person to apply for an open role of the caller, by a message. Each person once per role, and a limited number a day. Comes with plans that include team management.',
    access: 'signedIn',
    body: z.object({ UserID, note: z.optional(text(request.note)) }),
    status: 201,
    output: z.object({ UserID }),
    errors: [
      ...roleErrors,
      'PLAN_WITHOUT_ACCESS',
      'PROSPECT_TAKEN',
      'PROSPECT_CLOSED',
      'AUTHOR_NOT_FOUND',
      'MESSAGE_SELF',
      'CONTACT_BLOCKED',
      'ALREADY_MEMBER',
      'ALREADY_APPLIED',
      'ALREADY_INVITED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your invitation has been sent.',
  }),
});
