import { useRef, useState } from 'react';
import type { MessageDraft } from '#shared/entities/message.ts';
import type { MessageID } from '#shared/ids.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import type { SaveOutcome } from '#web/ui/forms/useAutosave.ts';
import { type ComposerValues, filesOf, isBlank, isSame, lostOf, teamOf } from './composerValues.ts';

/** A draft as another tab or device has left it; without `draft` it has been sent or discarded there. */
export interface DraftConflict {
  draft: MessageDraft | undefined;
}

interface StoredDraftOptions {
  id: MessageID;
  /** The stored draft, if there is one. */
  draft: MessageDraft | undefined;
  replyTo: MessageID | undefined;
}

/** The draft of a message on the server: saved over the version that is known here, or discarded once nothing is in it. */
export function useStoredDraft({ id, draft, replyTo }: StoredDraftOptions) {
  const version = useRef(draft?.version ?? 0);
  const saving = useRef<Promise<unknown> | undefined>(undefined);
  const hasConflict = useRef(false);
  const [conflict, setConflict] = useState<DraftConflict>();
  const [gone, setGone] = useState<string[]>([]);
  const saveDraft = useMutation('saveDraft', ['listDrafts'], { quiet: true });
  const discardDraft = useMutation('discardDraft', ['listDrafts'], { quiet: true });

  async function write(values: ComposerValues): Promise<SaveOutcome<ComposerValues>> {
    if (isBlank(values, replyTo)) {
      const { error } = await discardDraft.run({ id });
      version.current = 0;
      return error ? { error } : { saved: values };
    }
    const { recipient, subject, body } = values;
    const { data, error } = await saveDraft.run({
      body: {
        id,
        version: version.current,
        subject,
        body,
        ...(recipient && { recipient }),
        ...teamOf(values),
        ...filesOf(values),
        ...(replyTo && { replyTo }),
      },
    });
    if (isRefusal(error, 'DRAFT_CHANGED')) {
      hasConflict.current = true;
      setConflict({ draft: error.values['draft'] as MessageDraft | undefined }); // the contract of saveDraft
    }
    if (error) return { error };
    version.current = data.version;
    const { attachments = [] } = data;
    const lost = lostOf(values, { attachments });
    if (lost.length === 0) return { saved: values };
    setGone(lost.map(({ name }) => name));
    return { saved: { ...values, attachments }, shown: { attachments } };
  }

  return {
    conflict,
    /** Names of attachments that could no longer be sent when the draft was saved. */
    gone,
    save(values: ComposerValues) {
      const outcome = write(values);
      saving.current = outcome;
      return outcome;
    },
    /** Whether these values differ from the saved ones, and may be saved. */
    isToSave: (saved: ComposerValues, values: ComposerValues) =>
      !hasConflict.current && !(version.current === 0 && isBlank(values, replyTo)) && !isSame(saved, values),
    /** Goes on from the version that was stored elsewhere. */
    resolve() {
      version.current = conflict?.draft?.version ?? 0;
      hasConflict.current = false;
      setConflict(undefined);
    },
    /** Deletes the draft, after a save that has begun. */
    async discard() {
      await saving.current;
      return await discardDraft.run({ id });
    },
    /** Deletes a draft that was being saved when its message was sent: it may have been stored after it. */
    discardLate: () => void saving.current?.then(() => discardDraft.run({ id })),
    isDiscarding: discardDraft.isBusy,
  };
}
