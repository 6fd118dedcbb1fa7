import * as z from 'zod/mini';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { entity } from '#functions/platform/table/entity.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import { message as settings } from '#shared/correspondence.ts';
import { AttachedFile } from '#shared/entities/attachment.ts';
import { MessageNotice } from '#shared/entities/message.ts';
import { Instant, WrittenLanguage } from '#shared/fields.ts';
import { MessageID, UserID } from '#shared/ids.ts';
import { type MessageList, messageLists } from '#shared/settings.ts';
import { truncateLine } from '#shared/truncate.ts';
import { countMessages, forgetMessages, type StoredConversation } from './conversation.store.ts';

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
  attachments: z.optional(z.array(AttachedFile)),
  replyTo: z.optional(MessageID),
  /** The first message of its conversation; absent in messages from before conversations. */
  threadId: z.optional(MessageID),
  sentAt: Instant,
  read: z.boolean(),
  /** Time at which its recipient read it, if they showed others that at the time. */
  readAt: z.optional(Instant),
  /** Time of its last move to or from the trash. */
  movedAt: z.optional(Instant),
});
export type StoredMessage = z.infer<typeof StoredMessage>;

const listOf = (owner: UserID, type: MessageList): string => `mailbox#${owner}#${type}`;

const threadPartition = (owner: UserID, threadId: MessageID, isTrashed: boolean): string =>
  `mailbox#${owner}#${isTrashed ? 'trash#' : ''}thread#${threadId}`;

const orderOf = ({ sentAt, id }: Pick<StoredMessage, 'sentAt' | 'id'>): string => `${sentAt}#${id}`;

/**
 * Copies of messages, one per person, without the text; `gsi1` by list, and `gsi2` by conversation, those in the trash
 * apart, both in order of sending.
 */
export const messages = entity({
  name: 'message',
  schema: StoredMessage,
  key: (owner: UserID, id: MessageID) => ({ pk: `mailbox#${owner}`, sk: id }),
  gsi1: copy => ({ pk: listOf(copy.ownerId, copy.type), sk: orderOf(copy) }),
  gsi2: copy =>
    copy.threadId && {
      pk: threadPartition(copy.ownerId, copy.threadId, copy.type === 'trash'),
      sk: orderOf(copy),
    },
});

/** The conversation of a message: that of its own id if it is from before conversations. */
export const threadOf = ({ threadId, id }: Pick<StoredMessage, 'threadId' | 'id'>): MessageID =>
  threadId ?? id;

/** A person's copies of a conversation, newest first: those in the trash, or the others. */
export const conversationIn = (copy: StoredMessage, part: 'mail' | 'trash') =>
  ({
    index: 'gsi2',
    pk: threadPartition(copy.ownerId, threadOf(copy), part === 'trash'),
    order: 'desc',
    limit: settings.conversation,
  }) as const;

/** The same up to a message. */
export const conversationUpTo = (copy: StoredMessage, part: 'mail' | 'trash') =>
  ({ ...conversationIn(copy, part), between: ['0', orderOf(copy)] }) as const;

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
    | 'id'
    | 'senderId'
    | 'recipientId'
    | 'subject'
    | 'language'
    | 'notice'
    | 'attachments'
    | 'replyTo'
    | 'threadId'
    | 'sentAt'
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
      countMessages(message.recipientId, threadOf(message), { kept: 1 }, { receivedAt: message.sentAt }),
    ] as const,

  /** The sender's copy. */
  keep: (message: NewMessage) =>
    [
      Step.create(messages.key(message.senderId, message.id), copyOf(message, 'sent')),
      countMessages(message.senderId, threadOf(message), { kept: 1 }, { sentAt: message.sentAt }),
    ] as const,

  /** Marks copies of a conversation as read, at a time that its sender may see; refused if one has been read or moved since. */
  read: (copies: readonly StoredMessage[], readAt?: string) =>
    changeAll(copies, copy => ({
      read: true,
      ...(readAt !== undefined && copy.readAt === undefined && { readAt }),
    })),

  /** Marks a copy as unread, although its sender may see when it was read first; refused if it has been moved since. */
  unread: (copy: StoredMessage) => changeAll([copy], () => ({ read: false })),

  /** Moves copies of a conversation to the trash; refused if one has been read or moved since. */
  trash: (copies: readonly StoredMessage[], movedAt: string) =>
    changeAll(copies, () => ({ type: 'trash', movedAt })),

  /** Moves copies of a conversation back to the lists they came from; refused if one has been read or moved since. */
  restore: (copies: readonly StoredMessage[], movedAt: string) =>
    changeAll(copies, ({ origin }) => ({ type: origin, movedAt })),

  /** Deletes copies of a conversation that are in the trash. */
  remove: (copies: readonly StoredMessage[], conversation: StoredConversation | undefined) => {
    const [counted] = copies.filter(({ threadId }) => threadId);
    return [
      ...copies.map(({ ownerId, id }) =>
        Step.remove(messages.key(ownerId, id)).when('type', '=', 'trash').otherwise('CONCURRENT_UPDATE'),
      ),
      conversation && counted
        ? forgetMessages(counted.ownerId, conversation, copies.filter(({ threadId }) => threadId).length)
        : undefined,
    ] as const;
  },
};

/** A person's copy of a new message. */
export function copyOf({ body, ...message }: NewMessage, type: 'inbox' | 'sent'): StoredMessage {
  return {
    ...message,
    ownerId: type === 'inbox' ? message.recipientId : message.senderId,
    type,
    origin: type,
    preview: truncateLine(body, settings.preview),
    threadId: threadOf(message),
    read: type === 'sent',
  };
}

const unchanged = (copy: StoredMessage, change: Partial<StoredMessage>) =>
  Step.update(messages.key(copy.ownerId, copy.id), change, copy)
    .when('type', '=', copy.type)
    .when('read', '=', copy.read);

/** Changes copies of one conversation and of one person, and what is counted of them. */
function changeAll(
  copies: readonly StoredMessage[],
  changeOf: (copy: StoredMessage) => Partial<StoredMessage>,
): AnyStep<'CONCURRENT_UPDATE'>[] {
  const changes = copies.map(before => ({ before, change: changeOf(before) }));
  const difference = (counts: (copy: StoredMessage) => boolean): number =>
    changes.reduce(
      (sum, { before, change }) => sum + Number(counts({ ...before, ...change })) - Number(counts(before)),
      0,
    );
  const [first] = copies;
  const [inThread] = copies.filter(({ threadId }) => threadId);
  if (!first) return [];
  const unread = difference(isUnread);
  const kept = difference(({ threadId, type }) => threadId !== undefined && type !== 'trash');
  return [
    ...changes.map(({ before, change }) => unchanged(before, change)),
    ...(unread === 0 ? [] : [personCounts.add(first.ownerId, { unreadMessages: unread })]),
    ...(kept === 0 || !inThread
      ? []
      : [countMessages(inThread.ownerId, threadOf(inThread), { kept, trashed: -kept })]),
  ];
}

/** Messages in the trash need no attention. */
const isUnread = ({ type, read }: StoredMessage): boolean => type === 'inbox' && !read;
