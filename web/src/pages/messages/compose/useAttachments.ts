import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { message as settings } from '#shared/correspondence.ts';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import type { UploadID } from '#shared/ids.ts';
import { useUploads } from '#web/api/upload/useUploads.ts';
import { declareUnsaved } from '#web/ui/forms/unsaved.ts';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';

interface WithAttachments {
  attachments: AttachedFile[];
}

interface AttachmentsOptions<Values extends WithAttachments, Output> {
  form: Pick<FormFields<Values>, 'set'> & {
    engine: Pick<UseFormReturn<Values, unknown, Output>, 'getValues'>;
    values: Values;
  };
  /** Called when a file has been attached or removed. */
  onChange: () => void;
}

/** The attachments of a message that is being written, and the files that are being uploaded for it. */
export function useAttachments<Values extends WithAttachments, Output>({
  form: { engine, values, set },
  onChange,
}: AttachmentsOptions<Values, Output>) {
  const [hasTooMany, setTooMany] = useState(false);
  const sent = useUploads('attachment', ({ attachment }) => {
    if (attachment) change([...attached(), attachment]);
  });
  const { files } = sent;
  const isUnfinished = files.length > 0;
  useEffect(() => (isUnfinished ? declareUnsaved() : undefined), [isUnfinished]);

  const attached = (): readonly AttachedFile[] => engine.getValues().attachments;
  function change(attachments: AttachedFile[]) {
    set('attachments', attachments as Values['attachments']); // the values have exactly this field
    onChange();
  }
  const isRefused = ({ state }: (typeof files)[number]) => state.status === 'refused';

  return {
    attached: values.attachments,
    /** Files that are not attached yet: they are being uploaded, or their upload has failed. */
    files,
    again: sent.again,
    /** Whether more files were chosen than a message takes. */
    hasTooMany,
    isFull: values.attachments.length + files.length >= settings.attachments,
    isUploading: files.some(file => !isRefused(file)),
    hasFailed: files.some(isRefused),
    /** Begins to upload files, as many as the message still takes. */
    choose(chosen: readonly File[]) {
      const free = Math.max(0, settings.attachments - attached().length - files.length);
      setTooMany(chosen.length > free);
      sent.start(chosen.slice(0, free));
    },
    /** Gives up a file that is not attached yet. */
    dismiss(id: number) {
      setTooMany(false);
      sent.dismiss(id);
    },
    /** Removes an attachment. */
    remove(id: UploadID) {
      setTooMany(false);
      change(attached().filter(({ UploadID }) => UploadID !== id));
    },
  };
}

export type ComposedAttachments = ReturnType<typeof useAttachments>;

export interface AttachmentToolsProps {
  attachments: ComposedAttachments;
  /** Reason why the message cannot be sent with its attachments. */
  error: ReactNode;
}
