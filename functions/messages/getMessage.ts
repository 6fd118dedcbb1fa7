import { together } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { translatorSetting } from '#functions/platform/translatorSetting.ts';
import { members } from '#functions/projects/member.store.ts';
import { requests, toRequest } from '#functions/requests/request.store.ts';
import { linking } from '#functions/uploads/presign.ts';
import { messages as contracts } from '#shared/contracts/messages.ts';
import { withLinks } from './attachmentLinks.ts';
import { conversationIn, messageBodies, messages, type StoredMessage } from './message.store.ts';
import { mayBeSeen, newestSeen, seenPlan } from './seen.ts';
import { correspondents, personAmong, toMessageSummary } from './toMessage.ts';

/** Returns one of the caller's messages and its conversation, with their texts. Cost: 3 DynamoDB requests. */
export const getMessage = operation(contracts.getMessage, {
  uses: [linking, translatorSetting],
  load: async ({ id, query: { cursor }, callerId }, { table }) => {
    const copy = await table.get(messages.key(callerId, id));
    const page = copy ? await conversationOf(table, copy, cursor) : { items: [] };
    if (isRefusal(page)) return page;
    const shown = copy ? [copy, ...page.items.filter(one => one.id !== id)] : [];
    const [oldest] = page.items;
    const answered = page.cursor === undefined && oldest?.replyTo;
    const isAmong = shown.some(one => one.id === answered);
    const own = copy && copy.type !== 'trash' && cursor === undefined ? mayBeSeen(page.items) : [];
    return {
      page,
      shown,
      bodies: shown.map(one => messageBodies.key(one.id)),
      requests: shown.map(({ notice }) =>
        notice?.ProjectID && notice.contributionRequestId
          ? requests.key(notice.ProjectID, notice.contributionRequestId)
          : undefined,
      ),
      memberships: shown.map(({ notice, senderId, recipientId }) =>
        notice?.ProjectID && notice.contributionRequestId
          ? members.key(notice.ProjectID, senderId === callerId ? recipientId : senderId)
          : undefined,
      ),
      people: correspondents(shown),
      reading: together(seenPlan(callerId, own)),
      before: answered && !isAmong ? messages.key(callerId, answered) : undefined,
      bodyBefore: answered && !isAmong ? messageBodies.key(answered) : undefined,
    };
  },
  async run(
    {
      id,
      caller,
      loaded: { page, shown, bodies, requests, memberships, people, reading, before, bodyBefore },
    },
    deps,
  ) {
    const seen = newestSeen({ ...reading, people });
    const whole = await Promise.all(
      shown.map(async (copy, index) => {
        const request = requests[index];
        return {
          ...toMessageSummary(copy, people),
          ...(copy.attachments && { attachments: await withLinks(copy.attachments, deps) }),
          body: bodies[index]?.body ?? '',
          ...(copy.id === seen?.id && { seenAt: seen.at }),
          ...(request?.OwnerUserID === caller.UserID && {
            request: toRequest(request, personAmong(people, request.contributorId), {
              member: memberships[index],
            }),
          }),
        };
      }),
    );
    const message = whole.find(one => one.id === id);
    if (!message) return refuse('MESSAGE_NOT_FOUND');

    // A message from before conversations is shown with the answer to it.
    const isOlder =
      before &&
      !before.threadId &&
      (before.type === 'trash') === (message.type === 'trash') &&
      [before.senderId, before.recipientId].includes(message.sender.UserID) &&
      [before.senderId, before.recipientId].includes(message.recipient.UserID);
    return {
      ...message,
      conversation: [
        ...(isOlder ? [{ ...toMessageSummary(before, people), body: bodyBefore?.body ?? '' }] : []),
        ...page.items.flatMap(({ id }) => whole.find(one => one.id === id) ?? []),
      ],
      ...(page.cursor !== undefined && { earlier: page.cursor }),
      ...(deps.hasTranslator && { hasTranslator: deps.hasTranslator }),
    };
  },
});

/**
 * A page of the caller's copies of a conversation, oldest first. One that the index does not have, or not yet, is part of
 * the first page.
 */
async function conversationOf(table: Pick<Table, 'query'>, copy: StoredMessage, cursor: string | undefined) {
  const page = await table.query(messages, {
    ...conversationIn(copy, copy.type === 'trash' ? 'trash' : 'mail'),
    cursor,
  });
  if (isRefusal(page)) return page;
  const isMissing =
    cursor === undefined && page.cursor === undefined && !page.items.some(({ id }) => id === copy.id);
  const items = isMissing ? [...page.items, copy] : page.items;
  const inOrder = items.toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1));
  return { ...page, items: isMissing ? inOrder : items.toReversed() };
}
