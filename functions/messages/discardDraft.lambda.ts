import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { discardDraft } from './discardDraft.ts';
import { drafts } from './draft.store.ts';

export const handler = lambda(contracts.discardDraft, {
  load: ({ id, callerId }) => [drafts.key(callerId, id)],
  limit: perPerson('change'),
  run: discardDraft,
  maxAttempts: 3, // another request may delete it at the same time
});
