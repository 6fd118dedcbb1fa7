import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Instant } from '#shared/fields.ts';
import { MessageID, type UserID } from '#shared/ids.ts';

const count = z._default(z.int(), 0);

const StoredConversation = z.object({
  threadId: MessageID,
  /** Messages outside the trash. */
  kept: count,
  trashed: count,
  /** Time of the last message that its owner has sent. */
  sentAt: z.optional(Instant),
  /** Time of the last message from the other person. */
  receivedAt: z.optional(Instant),
});
export type StoredConversation = z.output<typeof StoredConversation>;

const partitionOf = (owner: UserID): string => `conversations#${owner}`;

/** A person's part of a conversation, by its first message. Messages from before conversations are not counted. */
export const conversations = entity({
  name: 'conversation',
  schema: StoredConversation,
  key: (owner: UserID, threadId: MessageID) => ({ pk: partitionOf(owner), sk: threadId }),
});

/** A person's conversations, in no order. */
export const conversationsOf = (owner: UserID) => ({ pk: partitionOf(owner) });

/** Counts messages of a conversation; `times` are those of one that its owner has sent or received. */
export function countMessages(
  owner: UserID,
  threadId: MessageID,
  amounts: { kept?: number; trashed?: number },
  times: Pick<Partial<StoredConversation>, 'sentAt' | 'receivedAt'> = {},
) {
  return Step.add(conversations.key(owner, threadId), amounts).set({ threadId, ...times });
}

/** Forgets messages that are deleted from the trash, and the conversation with the last one. */
export function forgetMessages(
  owner: UserID,
  { threadId, kept, trashed }: StoredConversation,
  deleted: number,
) {
  const key = conversations.key(owner, threadId);
  return kept === 0 && trashed === deleted
    ? Step.remove(key).when('kept', '=', kept).when('trashed', '=', trashed)
    : Step.add(key, { trashed: -deleted });
}
