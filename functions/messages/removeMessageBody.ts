import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { messageBodies, messages, type StoredMessage } from './message.store.ts';

/** Deletes the text of a message when its last copy has been deleted. */
export const removeMessageBody: Projection<StoredMessage> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { id, senderId, recipientId } = before;

  const copies = await table.batchGet(messages.key(senderId, id), messages.key(recipientId, id));
  return copies.some(copy => copy !== undefined) ? undefined : [Step.remove(messageBodies.key(id))];
};
