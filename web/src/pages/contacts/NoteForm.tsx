import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contacts } from '#shared/correspondence.ts';
import type { UserID } from '#shared/ids.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

export interface NoteFormProps {
  ContactedUserID: UserID;
  note: string;
  onClose: () => void;
}

/** The user's private note about a person; an empty one is deleted. */
export function NoteForm({ ContactedUserID, note, onClose }: NoteFormProps) {
  const { t } = useTranslation('contacts');
  const toast = useToast();
  const { refusal: textOf } = useServerMessages();
  const box = useRef<HTMLDivElement>(null);
  const { bind, formProps, summary, refusal, isBusy } = useContractForm('updateContact', {
    schema: async () => (await import('#shared/contracts/contacts.ts')).contacts.updateContact.spec.body,
    initial: { note },
    toInput: values => ({ note: values.note.trim() || null }),
    toCall: body => ({ ContactedUserID, body }),
    changes: ['listContacts'],
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('note.saved') });
    },
  });
  useFocusFirstError(box, summary.submissions);

  return (
    <form className="stackv" {...formProps}>
      {refusal && (
        <Alert kind="error" announce title={t('note.failed')}>
          {textOf(refusal)}
        </Alert>
      )}
      <div ref={box}>
        <TextArea
          {...bind('note')}
          label={t('note.label')}
          hint={t('note.hint')}
          counted
          maxLength={contacts.note.max}
          rows={4}
        />
      </div>
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('note.cancel')}
        </Button>
        <Button kind="moss" type="submit" busy={isBusy && t('note.saving')}>
          {t('note.save')}
        </Button>
      </div>
    </form>
  );
}
