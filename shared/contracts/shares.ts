import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { SharePreview } from '../entities/sharePreview.ts';
import { integerFromString } from '../fields.ts';
import { UserID } from '../ids.ts';
import { money, project, task } from '../settings.ts';

/** The call on shares, which belongs to the domain `money`. */
export const shareEndpoints = {
  previewShares: get('/projects/{ProjectID}/share-preview', {
    summary:
      'Divide a payment as it would be divided now, and after a member earns points or the team’s part changes; for the owner and the team.',
    access: 'signedIn',
    query: z.object({
      /** Minor units of the payment; 100.00 if absent. */
      amount: z._default(integerFromString({ min: 1, max: money.maxPayment }), 100_00),
      /** A member who earns `points`. */
      contributorId: z.optional(UserID),
      points: z._default(integerFromString(task.points), 0),
      /** Another part of the team, in percent. */
      contributorsPart: z.optional(integerFromString({ min: 0, max: project.contributorsPart.max })),
    }),
    output: SharePreview,
    errors: ['PROJECT_NOT_FOUND', 'FORBIDDEN', 'ASSIGNEE_NOT_IN_TEAM'],
  }),
};
