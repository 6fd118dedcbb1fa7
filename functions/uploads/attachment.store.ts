import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import type { MessageID, UserID } from '#shared/ids.ts';
import { type StoredUpload, uploads } from './upload.store.ts';

/** A ready attachment. */
export interface ReadyAttachment extends StoredUpload {
  attachment: AttachedFile;
}

const isReady = (upload: StoredUpload | undefined): upload is ReadyAttachment =>
  upload?.kind === 'attachment' && upload.status === 'ready' && upload.attachment !== undefined;

/** The files that a person sends with a message, in their order; refused unless each is theirs, ready and not sent yet. */
export function filesToSend(
  found: readonly (StoredUpload | undefined)[],
  by: UserID,
): ReadyAttachment[] | Refusal<'UPLOAD_NOT_FOUND' | 'UPLOAD_NOT_READY' | 'UPLOAD_ALREADY_SENT'> {
  const ready: ReadyAttachment[] = [];
  for (const upload of found) {
    if (upload?.OwnerUserID !== by || upload.kind !== 'attachment') return refuse('UPLOAD_NOT_FOUND');
    if (upload.status === 'pending') return refuse('UPLOAD_NOT_READY');
    if (!isReady(upload)) return refuse('UPLOAD_NOT_FOUND');
    if (upload.messages !== undefined) return refuse('UPLOAD_ALREADY_SENT');
    ready.push(upload);
  }
  return ready;
}

/** The files of these that a draft of a person can have: theirs, ready, not sent, and in no other draft. */
export const filesOfDraft = (
  found: readonly (StoredUpload | undefined)[],
  { by, draft }: { by: UserID; draft: MessageID },
): ReadyAttachment[] =>
  found
    .filter(isReady)
    .filter(
      ({ OwnerUserID, messages, draftId }) =>
        OwnerUserID === by && messages === undefined && (!draftId || draftId === draft),
    );

/** Steps on attachments. An upload goes with the last message that has it, and its files with the upload. */
export const attachmentSteps = {
  /** Gives an attachment to a number of new messages. */
  send: (upload: StoredUpload, messages: number) =>
    Step.update(uploads.key(upload.UploadID), { messages, draftId: null, unusedSince: null }, upload)
      .when('messages', 'absent')
      .otherwise('UPLOAD_ALREADY_SENT'),

  /** Takes an attachment from a message of which no copy is left. */
  release: ({ UploadID, messages = 0 }: StoredUpload): AnyStep<'CONCURRENT_UPDATE'> =>
    messages > 1
      ? Step.add(uploads.key(UploadID), { messages: -1 }).when('messages', '=', messages)
      : Step.remove(uploads.key(UploadID)).when('messages', '=', messages),

  /** Gives an attachment to a draft; no step if the draft has it. */
  hold: (upload: StoredUpload, draftId: MessageID) =>
    upload.draftId === draftId
      ? undefined
      : Step.update(uploads.key(upload.UploadID), { draftId, unusedSince: null }, upload).when(
          'messages',
          'absent',
        ),

  /** Lets an attachment expire that a draft no longer has; no step if it has been sent, or another draft has it. */
  leave: (upload: StoredUpload | undefined, draftId: MessageID, at: string) =>
    upload?.kind === 'attachment' && upload.messages === undefined && upload.draftId === draftId
      ? Step.update(uploads.key(upload.UploadID), { draftId: null, unusedSince: at }, upload)
          .when('messages', 'absent')
          .when('draftId', '=', draftId)
      : undefined,
};
