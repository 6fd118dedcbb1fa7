import type { ListedMessage } from '#shared/entities/message.ts';

/** A conversation in a list. */
export interface ConversationRow {
  /** Its newest message in the list. */
  newest: ListedMessage;
  isUnread: boolean;
}

/** One row for each conversation of a list, in the order of their newest messages. */
export function toRows(messages: readonly ListedMessage[]): ConversationRow[] {
  const rows = new Map<string, ConversationRow>();
  for (const message of messages) {
    const isUnread = !message.read && message.origin === 'inbox';
    const row = rows.get(message.threadId);
    if (row) row.isUnread ||= isUnread;
    else rows.set(message.threadId, { newest: message, isUnread });
  }
  return [...rows.values()];
}
