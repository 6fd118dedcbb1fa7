import type { Deps } from '#functions/platform/deps.ts';
import { decisions, enforceLimit } from '#functions/platform/limits.ts';
import type { Refusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { conversationUpTo, messages, type StoredMessage } from './message.store.ts';

/** Counts a call that moves or deletes a conversation as one that rewrites lists, in addition to the limit of all changes. */
export const limitMoves = async (
  deps: Pick<Deps, 'table' | 'now'>,
  scope: 'message' | 'conversation' | 'moved',
  { ownerId }: StoredMessage,
): Promise<Refusal<'TOO_MANY_ATTEMPTS'> | undefined> =>
  scope === 'message' ? undefined : await enforceLimit(deps, decisions, ownerId);

/**
 * The copies that a call concerns: the message alone, or those of its conversation up to it that are in the trash, or in
 * the other lists; newest first, at most `message.conversation`. Cost: none for a message, 1 DynamoDB request otherwise.
 */
export async function copiesIn(
  table: Pick<Table, 'query'>,
  scope: 'message' | 'conversation',
  copy: StoredMessage,
  part: 'mail' | 'trash',
): Promise<StoredMessage[]> {
  const itself = (copy.type === 'trash') === (part === 'trash') ? [copy] : [];
  if (scope === 'message') return itself;
  const { items } = await table.query(messages, conversationUpTo(copy, part));
  return [...itself, ...items.filter(({ id }) => id !== copy.id)];
}
