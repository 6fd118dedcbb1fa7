import { useRef } from 'react';
import type { MessageDraft, MessageSummary } from '#shared/entities/message.ts';
import type { MessageID } from '#shared/ids.ts';
import { useAutosave } from '#web/ui/forms/useAutosave.ts';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { type ComposerValues, filesOf, isSame, teamOf, valuesOf } from './composerValues.ts';
import { useAttachments } from './useAttachments.ts';
import { useSendingWithFiles } from './useSendingWithFiles.ts';
import { useStoredDraft } from './useStoredDraft.ts';

/** The refusals that concern the recipient or an attachment. */
const REFUSALS_AT = {
  AUTHOR_NOT_FOUND: 'recipient',
  MESSAGE_SELF: 'recipient',
  CONTACT_BLOCKED: 'recipient',
  SUBSCRIPTION_REQUIRED: 'recipient',
  PROJECT_NOT_FOUND: 'recipient',
  UPLOAD_NOT_FOUND: 'attachments',
  UPLOAD_NOT_READY: 'attachments',
  UPLOAD_ALREADY_SENT: 'attachments',
} as const;

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
  const initial = draft ? valuesOf(draft) : { ...start, project: '', others: [], attachments: [] };
  /** No draft is saved while the message is being sent, and afterwards. */
  const isClosed = useRef(false);
  const stored = useStoredDraft({ id, draft, replyTo });
  const { conflict } = stored;

  const form = useContractForm('sendMessage', {
    schema: async () => (await import('#shared/contracts/messages.ts')).messages.sendMessage.spec.body,
    initial,
    draftOf: id,
    parseDraft: async kept => (await import('./parseAttachments.ts')).parseAttachments(kept),
    toInput: ({ recipient, subject, body, ...more }, submissionKey) => ({
      recipient,
      subject,
      body,
      ...teamOf(more),
      ...filesOf(more),
      ...(replyTo && { replyTo }),
      draft: id,
      submissionKey,
    }),
    textsOf: ({ body }) => body,
    toCall: body => {
      isClosed.current = true;
      return { body };
    },
    changes: ['listMessages', 'getMessage', 'listDrafts', 'getMe'],
    refusalsAt: REFUSALS_AT,
    onDone: sent => {
      stored.discardLate();
      onSent(sent);
    },
    onRefused: () => {
      isClosed.current = false;
    },
  });

  const autosave = useAutosave(form, {
    initial,
    isSame,
    changeOf: (saved, values) => (!isClosed.current && stored.isToSave(saved, values) ? values : undefined),
    save: (_, values) => stored.save(values),
    canUndo: () => false,
  });
  const attachments = useAttachments({ form, onChange: autosave.commit });
  const sending = useSendingWithFiles(form, attachments);

  function setValues(values: ComposerValues) {
    form.set('project', values.project);
    form.set('others', values.others);
    form.set('recipient', values.recipient);
    form.set('subject', values.subject);
    form.set('body', values.body);
    form.set('attachments', values.attachments);
  }

  function resolve(next: MessageDraft | undefined) {
    stored.resolve();
    if (next) setValues(valuesOf(next));
    autosave.commit();
  }

  return {
    ...form,
    ...sending,
    autosave,
    attachments,
    gone: stored.gone,
    /** Refusal of the last submission, unless it stands at the attachments. */
    refusal: form.errorOf('attachments') === undefined ? form.refusal : undefined,
    conflict,
    /** Overwrites the other tab's draft. */
    keepMine: () => resolve(undefined),
    /** Replaces the values with the other tab's draft. */
    takeTheirs: () => resolve(conflict?.draft),
    /** Deletes the draft. Returns whether that succeeded. */
    async discard(): Promise<boolean> {
      isClosed.current = true;
      const { error } = await stored.discard();
      if (!error) form.draft.forget();
      return (isClosed.current = !error);
    },
    isDiscarding: stored.isDiscarding,
  };
}

export type Composer = ReturnType<typeof useComposer>;
