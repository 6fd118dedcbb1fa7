import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { ttlAfter } from '#functions/platform/ttl.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';

/** Messages by the submission key of their sender; kept for a day. */
export const messageSubmissions = entity({
  name: 'messageSubmission',
  schema: z.object({ id: MessageID, content: z.optional(z.string()), ttl: z.int() }),
  key: (sender: UserID, submissionKey: string) => ({
    pk: `mailbox#${sender}#submissions`,
    sk: submissionKey,
  }),
  ttl: ({ ttl }) => ttl,
});

/** Remembers which message a submission key has sent, and from which content. */
export const rememberSubmission = (
  sender: UserID,
  submissionKey: string,
  { id, content, at }: { id: MessageID; content: string; at: string },
) => Step.create(messageSubmissions.key(sender, submissionKey), { id, content, ttl: ttlAfter(at, day) });
