import { useRef, useState } from 'react';
import type { MessageDraft, MessageSummary } from '#shared/entities/message.ts';
import type { MessageID } from '#shared/ids.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { useMutation } from '#web/api/hooks.ts';
import { type SaveOutcome, useAutosave } from '#web/ui/forms/useAutosave.ts';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';

/** The fields of a message; `recipient` is a UserID, and `others` are those of more people of `project`, if it has one. */
export interface ComposerValues extends Record<'recipient' | 'subject' | 'body' | 'project', string> {
  others: string[];
}

/** The refusals that concern the recipient. */
const REFUSALS_AT = {
  AUTHOR_NOT_FOUND: 'recipient',
  MESSAGE_SELF: 'recipient',
  CONTACT_BLOCKED: 'recipient',
  SUBSCRIPTION_REQUIRED: 'recipient',
  PROJECT_NOT_FOUND: 'recipient',
} as const;

/** A draft as another tab or device has left it; without `draft` it has been sent or discarded there. */
export interface DraftConflict {
  draft: MessageDraft | undefined;
}

export interface ComposerOptions {
  id: MessageID;
  /** The stored draft, if there is one. */
  draft: MessageDraft | undefined;
  /** Values of a new message. */
  start: Pick<ComposerValues, 'recipient' | 'subject' | 'body'>;
  replyTo?: MessageID | undefined;
  onSent: (sent: MessageSummary) => void;
}

/** The form of a message. It is saved on the server as a draft while it is written; sending deletes the draft. */
export function useComposer({ id, draft, start, replyTo, onSent }: ComposerOptions) {
  const initial = draft ? valuesOf(draft) : { ...start, project: '', others: [] };
  const version = useRef(draft?.version ?? 0);
  const saving = useRef<Promise<unknown> | undefined>(undefined);
  /** No draft is saved while the message is being sent, and afterwards. */
  const isClosed = useRef(false);
  const hasConflict = useRef(false);
  const [conflict, setConflict] = useState<DraftConflict>();
  const saveDraft = useMutation('saveDraft', ['listDrafts'], { quiet: true });
  const discardDraft = useMutation('discardDraft', ['listDrafts'], { quiet: true });

  const form = useContractForm('sendMessage', {
    schema: async () => (await import('#shared/contracts/messages.ts')).messages.sendMessage.spec.body,
    initial,
    draftOf: id,
    toInput: ({ recipient, subject, body, ...several }, submissionKey) => ({
      recipient,
      subject,
      body,
      ...teamOf(several),
      ...(replyTo && { replyTo }),
      draft: id,
      submissionKey,
    }),
    toCall: body => {
      isClosed.current = true;
      return { body };
    },
    changes: ['listMessages', 'getMessage', 'listDrafts', 'getMe'],
    refusalsAt: REFUSALS_AT,
    onDone: sent => {
      // A draft that was being saved when the message was sent may have been stored after it.
      void saving.current?.then(() => discardDraft.run({ id }));
      onSent(sent);
    },
    onRefused: () => {
      isClosed.current = false;
    },
  });

  async function save(values: ComposerValues): Promise<SaveOutcome<ComposerValues>> {
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
        ...(replyTo && { replyTo }),
      },
    });
    if (isRefusal(error, 'DRAFT_CHANGED')) {
      hasConflict.current = true;
      setConflict({ draft: error.values['draft'] as MessageDraft | undefined }); // the contract of saveDraft
    }
    if (error) return { error };
    version.current = data.version;
    return { saved: values };
  }

  const autosave = useAutosave(form, {
    initial,
    isSame,
    changeOf: (saved, values) => {
      const isNothing = version.current === 0 && isBlank(values, replyTo);
      return isClosed.current || hasConflict.current || isNothing || isSame(saved, values)
        ? undefined
        : values;
    },
    save: (_, values) => {
      const outcome = save(values);
      saving.current = outcome;
      return outcome;
    },
    canUndo: () => false,
  });

  function setValues({ recipient, subject, body, project, others }: ComposerValues) {
    form.set('project', project);
    form.set('others', others);
    form.set('recipient', recipient);
    form.set('subject', subject);
    form.set('body', body);
  }

  function resolve(next: MessageDraft | undefined) {
    version.current = conflict?.draft?.version ?? 0;
    hasConflict.current = false;
    setConflict(undefined);
    if (next) setValues(valuesOf(next));
    autosave.commit();
  }

  return {
    ...form,
    autosave,
    conflict,
    /** Overwrites the other tab's draft. */
    keepMine: () => resolve(undefined),
    /** Replaces the values with the other tab's draft. */
    takeTheirs: () => resolve(conflict?.draft),
    /** Deletes the draft. Returns whether that succeeded. */
    async discard(): Promise<boolean> {
      isClosed.current = true;
      await saving.current;
      const { error } = await discardDraft.run({ id });
      if (!error) form.draft.forget();
      return (isClosed.current = !error);
    },
    isDiscarding: discardDraft.isBusy,
  };
}

export type Composer = ReturnType<typeof useComposer>;

/** The part of a message that names more people of a project; nothing without one. */
const teamOf = ({ project, others }: Pick<ComposerValues, 'project' | 'others'>) =>
  project === '' ? {} : { team: { ProjectID: project, others } };

const valuesOf = ({ recipient, subject, body, team }: MessageDraft): ComposerValues => ({
  recipient: recipient?.UserID ?? '',
  subject,
  body,
  project: team?.ProjectID ?? '',
  others: team?.others ?? [],
});

const isSame = (a: ComposerValues, b: ComposerValues): boolean =>
  a.recipient === b.recipient &&
  a.subject === b.subject &&
  a.body === b.body &&
  a.project === b.project &&
  a.others.join() === b.others.join();

/** Whether there is nothing to save. The subject of an answer is not written by its author. */
const isBlank = ({ subject, body }: ComposerValues, replyTo: MessageID | undefined): boolean =>
  body.trim() === '' && (replyTo !== undefined || subject.trim() === '');
