import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { message as settings } from '#shared/correspondence.ts';
import type { AttachedFile } from '#shared/entities/attachment.ts';
import type { UploadID } from '#shared/ids.ts';
import { declareUnsaved } from '#web/ui/forms/unsaved.ts';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';

/** A file that has been chosen and is not attached yet: it is being uploaded, or the upload has failed. */
export interface ChosenFile {
  key: number;
  file: File;
  hasFailed: boolean;
}

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
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  const nextKey = useRef(0);
  /** Places in which files were chosen here: a small one is ready before a large one. */
  const places = useRef(new Map<UploadID, number>());
  const isUnfinished = chosen.length > 0;
  useEffect(() => (isUnfinished ? declareUnsaved() : undefined), [isUnfinished]);

  const attached = (): readonly AttachedFile[] => engine.getValues().attachments;
  function change(files: AttachedFile[]) {
    set('attachments', files as Values['attachments']); // the values have exactly this field
    onChange();
  }
  const leave = (key: number) => setChosen(before => before.filter(one => one.key !== key));

  return {
    attached: values.attachments,
    chosen,
    /** Whether more files were chosen than a message takes. */
    hasTooMany,
    isFull: values.attachments.length + chosen.length >= settings.attachments,
    isUploading: chosen.some(({ hasFailed }) => !hasFailed),
    hasFailed: chosen.some(({ hasFailed }) => hasFailed),
    /** Begins to upload files, as many as the message still takes. */
    choose(files: readonly File[]) {
      const free = Math.max(0, settings.attachments - attached().length - chosen.length);
      setTooMany(files.length > free);
      const taken = files.slice(0, free).map(file => ({ key: nextKey.current++, file, hasFailed: false }));
      setChosen(before => [...before, ...taken]);
    },
    /** Attaches a file that has been uploaded. */
    attach(key: number, file: AttachedFile) {
      leave(key);
      places.current.set(file.UploadID, key);
      const placeOf = ({ UploadID }: AttachedFile) => places.current.get(UploadID) ?? -1;
      change([...attached(), file].toSorted((one, other) => placeOf(one) - placeOf(other)));
    },
    /** Notes whether the upload of a file has failed. */
    note(key: number, hasFailed: boolean) {
      setChosen(before => before.map(one => (one.key === key ? { ...one, hasFailed } : one)));
    },
    /** Gives up a file that is not attached yet. */
    drop(key: number) {
      setTooMany(false);
      leave(key);
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
