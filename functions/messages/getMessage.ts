import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { type requests, toRequest } from '#functions/requests/request.store.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import type { messageBodies, messages, StoredMessage } from './message.store.ts';
import { personAmong, toMessageSummary } from './toMessage.ts';

/** Returns one of the caller's messages with its text. Cost: 2 DynamoDB requests. */
export function getMessage({
  caller,
  loaded: [copy, content, people, original, request],
}: Input<
  typeof contracts.getMessage,
  [
    StoredMessage | undefined,
    typeof messageBodies,
    (typeof authors)[],
    typeof messages | undefined,
    typeof requests | undefined,
  ]
>) {
  if (!copy) return refuse('MESSAGE_NOT_FOUND');

  const isForOwner = request?.OwnerUserID === caller.UserID;
  return {
    ...toMessageSummary(copy, people),
    body: content?.body ?? '',
    ...(original && {
      answered: { id: original.id, subject: original.subject, preview: original.preview },
    }),
    ...(request && isForOwner && { request: toRequest(request, personAmong(people, request.contributorId)) }),
  };
}
