import type { authors } from '#functions/authors/author.store.ts';
import type { PersonCounts } from '#functions/authors/personCounts.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { messages as contracts } from '#shared/contracts/messages.ts';
import type { StoredMessage } from './message.store.ts';
import { toMessageSummary } from './toMessage.ts';

/** Lists the caller's messages, newest first. Cost: 2 DynamoDB requests, however many there are. */
export const listMessages = ({
  loaded: [page, people, counts],
}: Input<
  typeof contracts.listMessages,
  [Page<StoredMessage>, (typeof authors)[], PersonCounts | undefined]
>) => ({
  ...page,
  items: page.items.map(copy => toMessageSummary(copy, people)),
  unread: counts?.unreadMessages ?? 0,
});
