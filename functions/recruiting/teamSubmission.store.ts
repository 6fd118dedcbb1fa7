import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

/** Messages to teams by the submission key of their sender; kept for a day. */
export const teamSubmissions = entity({
  name: 'teamSubmission',
  schema: z.object({ id: MessageID, recipients: z.int(), content: z.optional(z.string()), ttl: z.int() }),
  key: (sender: UserID, submissionKey: string) => ({
    pk: `mailbox#${sender}#team-submissions`,
    sk: submissionKey,
  }),
  ttl: ({ ttl }) => ttl,
});

/** Remembers what a submission key has sent, from which content, and to how many people. */
export const rememberTeamSubmission = (
  sender: UserID,
  submissionKey: string,
  { at, ...sent }: { id: MessageID; recipients: number; content: string; at: string },
) => Step.create(teamSubmissions.key(sender, submissionKey), { ...sent, ttl: ttlAfter(at, day) });
