import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import { attachmentSteps } from '#functions/uploads/attachment.store.ts';
import { uploads } from '#functions/uploads/upload.store.ts';
import { messageBodies, messages, type StoredMessage } from './message.store.ts';

/**
 * Deletes the text of a message when its last copy has been deleted, and takes its attachments from it. Both copies may be deleted
 * at the same time: the text is deleted once, and with it an attachment is released once.
 */
export const removeMessageBody: Projection<StoredMessage> = async ({ before, after }, { table }) => {
  if (after || !before) return;
  const { id, senderId, recipientId, attachments = [] } = before;

  const [sent, received, body] = await table.batchGet(
    messages.key(senderId, id),
    messages.key(recipientId, id),
    messageBodies.key(id),
  );
  if (sent || received || !body) return;
  if (attachments.length === 0) return [Step.remove(messageBodies.key(id))];
  const files = await table.batchGet(...attachments.map(({ UploadID }) => uploads.key(UploadID)));
  return [
    Step.remove(messageBodies.key(id)).when('body', 'exists'),
    ...files.map(upload => upload && attachmentSteps.release(upload)),
  ];
};
