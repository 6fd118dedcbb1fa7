import type { authors } from '#functions/authors/author.store.ts';
import type { messageBodies } from '#functions/messages/message.store.ts';
import type { StoredSupportRequest } from '#functions/messages/supportRequest.store.ts';
import { personAmong } from '#functions/messages/toMessage.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { admin as contracts } from '#shared/contracts/admin.ts';

/**
 * Lists the messages to support that wait, those with priority first, then oldest first; or the others, newest answer
 * first, with who answered. Cost: 2 DynamoDB requests.
 */
export const listSupportRequests = ({
  loaded: [page, people, bodies, answers],
}: Input<
  typeof contracts.listSupportRequests,
  [
    Page<StoredSupportRequest>,
    (typeof authors)[],
    (typeof messageBodies)[],
    (typeof messageBodies | undefined)[],
  ]
>) => ({
  ...page,
  items: page.items.map(({ senderId, answered, ...request }, place) => ({
    ...request,
    sender: personAmong(people, senderId),
    body: bodies[place]?.body ?? '',
    ...(answered && {
      answered: {
        at: answered.at,
        by: personAmong(people, answered.by),
        ...(answered.answerId && { answer: answers[place]?.body ?? '' }),
      },
    }),
  })),
});
