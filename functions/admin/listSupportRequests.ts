import { authors } from '#functions/authors/author.store.ts';
import { withLinks } from '#functions/messages/attachmentLinks.ts';
import { messageBodies } from '#functions/messages/message.store.ts';
import { requestsIn, supportRequests } from '#functions/messages/supportRequest.store.ts';
import { personAmong } from '#functions/messages/toMessage.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { linking } from '#functions/uploads/presign.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';

/**
 * Lists the messages to support that wait, those with priority first, then oldest first; or the others, newest answer
 * first, with who answered. Cost: 2 DynamoDB requests.
 */
export const listSupportRequests = operation(contracts.listSupportRequests, {
  uses: [linking],
  load: async ({ query }, { table }) => {
    const { state, ...place } = query;
    const page = await table.query(supportRequests, { ...requestsIn[state], ...place });
    if (isRefusal(page)) return page;
    const ends = page.items.flatMap(({ answered }) => answered ?? []);
    const people = new Set([...page.items.map(({ senderId }) => senderId), ...ends.map(({ by }) => by)]);
    return {
      page,
      people: [...people].map(id => authors.key(id)),
      bodies: page.items.map(({ id }) => messageBodies.key(id)),
      answers: page.items.map(({ answered }) => answered?.answerId && messageBodies.key(answered.answerId)),
    };
  },
  run: async ({ loaded: { page, people, bodies, answers } }, deps) => ({
    ...page,
    items: await Promise.all(
      page.items.map(async ({ senderId, answered, attachments = [], ...request }, index) => {
        const text = bodies[index];
        return {
          ...request,
          sender: personAmong(people, senderId),
          body: text?.body ?? '',
          ...(text && attachments.length > 0 && { attachments: await withLinks(attachments, deps) }),
          ...(answered && {
            answered: {
              at: answered.at,
              by: personAmong(people, answered.by),
              ...(answered.answerId && { answer: answers[index]?.body ?? '' }),
            },
          }),
        };
      }),
    ),
  }),
});
