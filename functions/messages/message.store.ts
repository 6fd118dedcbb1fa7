import * as z from 'zod/mini';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { message as settings } from '#shared/correspondence.ts';
import { MessageNotice } from '#shared/entities/message.ts';
import { Instant, WrittenLanguage } from '#shared/fields.ts';
import { MessageID, UserID } from '#shared/ids.ts';
import { type MessageList, messageLists } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';

const StoredMessage = z.object({
  id: MessageID,
  /** The person whose copy this is: the sender or the recipient. */
  ownerId: UserID,
  type: z.enum(messageLists),
  /** Folder to which it returns from the trash. */
  origin: z.enum(['inbox', 'sent']),
  senderId: UserID,
  recipientId: UserID,
  /** With the prefix of its kind. */
  subject: z.string(),
  preview: z.string(),
  /** The language of the site in which the sender wrote it. */
  language: z.optional(WrittenLanguage),
  notice: z.optional(MessageNotice),
  replyTo: z.optional(MessageID),
  sentAt: Instant,
  read: z.boolean(),
});
export type StoredMessage = z.infer<typeof StoredMessage>;

const listOf = (owner: UserID, type: MessageList): string => `mailbox#${owner}#${type}`;

/** Copies of messages, one per person, without the text; `gsi1` by list, in order of sending. */
export const messages = entity({
  name: 'message',
  schema: StoredMessage,
  key: (owner: UserID, id: MessageID) => ({ pk: `mailbox#${owner}`, sk: id }),
  gsi1: ({ ownerId, type, sentAt, id }) => ({ pk: listOf(ownerId, type), sk: `${sentAt}#${id}` }),
});

/** A person's messages in all lists. */
export const mailboxOf = (owner: UserID) => ({ pk: `mailbox#${owner}` });

/** A list of a person's messages, newest first. */
export const messagesIn = (owner: UserID, type: MessageList) =>
  ({ index: 'gsi1', pk: listOf(owner, type), order: 'desc' }) as const;

/** The text of a message, which both copies share. */
export const messageBodies = entity({
  name: 'messageBody',
  schema: z.object({ body: z.string() }),
  key: (id: MessageID) => ({ pk: `message#${id}`, sk: 'body' }),
});

/** A message before it is stored. */
export interface NewMessage
  extends Pick<
    StoredMessage,
    'id' | 'senderId' | 'recipientId' | 'subject' | 'language' | 'notice' | 'replyTo' | 'sentAt'
  > {
  body: string;
}

/** Transaction steps on messages. */
export const messageSteps = {
  createBody: ({ id, body }: NewMessage) => Step.create(messageBodies.key(id), { body }),

  /** The recipient's copy, counted as unread. */
  deliver: (message: NewMessage) =>
    [
      Step.create(messages.key(message.recipientId, message.id), copyOf(message, 'inbox')),
      personCounts.add(message.recipientId, { unreadMessages: 1 }),
    ] as const,

  /** The sender's copy. */
  keep: (message: NewMessage) =>
    Step.create(messages.key(message.senderId, message.id), copyOf(message, 'sent')),

  /** Marks the copy as read; refused if it has been read or moved since. */
  read: (copy: StoredMessage) =>
    [unchanged(copy, { read: true }), countUnread(copy, { ...copy, read: true })] as const,

  /** Moves the copy to another list; refused if it has been read or moved since. */
  move: (copy: StoredMessage, type: MessageList) =>
    [unchanged(copy, { type }), countUnread(copy, { ...copy, type })] as const,

  /** Deletes a copy that is in the trash. */
  remove: ({ ownerId, id }: StoredMessage) =>
    Step.remove(messages.key(ownerId, id)).when('type', '=', 'trash').otherwise('MESSAGE_NOT_FOUND'),
};

/** A person's copy of a new message. */
export function copyOf({ body, ...message }: NewMessage, type: 'inbox' | 'sent'): StoredMessage {
  return {
    ...message,
    ownerId: type === 'inbox' ? message.recipientId : message.senderId,
    type,
    origin: type,
    preview: truncateLine(body, settings.preview),
    read: type === 'sent',
  };
}

const unchanged = (copy: StoredMessage, change: Partial<StoredMessage>) =>
  Step.update(messages.key(copy.ownerId, copy.id), change, copy)
    .when('type', '=', copy.type)
    .when('read', '=', copy.read);

/** Counts unread messages in the inbox only: messages in the trash need no attention. */
function countUnread(before: StoredMessage, after: StoredMessage) {
  const counted = ({ type, read }: StoredMessage): number => Number(type === 'inbox' && !read);
  const difference = counted(after) - counted(before);
  return difference === 0 ? undefined : personCounts.add(before.ownerId, { unreadMessages: difference });
}
