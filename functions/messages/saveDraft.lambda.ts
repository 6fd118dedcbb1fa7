import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { drafts } from './draft.store.ts';
import { saveDraft } from './saveDraft.ts';

export const handler = lambda(contracts.saveDraft, {
  load: ({ body: { id, recipient }, callerId }) => [
    drafts.key(callerId, id),
    recipient && authors.key(recipient),
  ],
  limit: perPerson('saveDraft'),
  run: saveDraft,
  maxAttempts: 2, // a change that loses a race is compared with the winner's
});
