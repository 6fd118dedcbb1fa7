import { isRefusal, type Refusal } from '#functions/platform/refusal.ts';
import type { Page, Table } from '#functions/platform/table.ts';
import type { MessageSummary } from '#shared/entities/message.ts';
import { hasWords } from '#shared/foldText.ts';
import { fullNameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { parseSubject } from '#shared/messageSubject.ts';
import { lists, type MessageList } from '#shared/settings.ts';
import { mailboxOf, messages, type StoredMessage } from './message.store.ts';
import { correspondents, toMessageSummary } from './toMessage.ts';

interface Asked {
  /** The user's input. */
  search: string;
  /** The trash alone, or else inbox and sent together. */
  type: MessageList;
  cursor?: string | undefined;
}

/**
 * Searches subjects, the beginnings of texts, the values of notices, the names of attachments and those of the other people, in the next
 * `lists.max` messages of a person, newest first. Cost: 2 DynamoDB requests.
 */
export async function findMessages(
  table: Pick<Table, 'query' | 'batchGetEventually'>,
  owner: UserID,
  { search, type, cursor }: Asked,
): Promise<Page<StoredMessage> | Refusal<'INVALID_CURSOR'>> {
  const page = await table.query(messages, {
    ...mailboxOf(owner),
    order: 'desc',
    limit: lists.max,
    cursor,
  });
  if (isRefusal(page)) return page;
  const searched = page.items.filter(copy => (copy.type === 'trash') === (type === 'trash'));
  const people = await table.batchGetEventually(...correspondents(searched));

  const items = searched
    .filter(copy => hasWords(textOf(toMessageSummary(copy, people)), search))
    .toSorted((one, other) => (one.sentAt < other.sentAt ? 1 : -1));
  return { ...page, items };
}

/** The words by which a message is found. */
function textOf({
  subject,
  preview,
  notice,
  attachments = [],
  origin,
  sender,
  recipient,
}: MessageSummary): string {
  const other = origin === 'sent' ? recipient : sender;
  return [
    parseSubject(subject).text,
    preview,
    ...Object.values(notice?.values ?? {}),
    ...attachments.map(({ name }) => name),
    fullNameOf(other),
    other.username,
  ].join('\n');
}
