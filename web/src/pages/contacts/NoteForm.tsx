import { useTranslation } from 'react-i18next';
import { contacts } from '#shared/correspondence.ts';
import type { UserID } from '#shared/ids.ts';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
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
  const form = useContractForm('updateContact', {
    schema: async () => (await import('#shared/contracts/contacts.ts')).contacts.updateContact.spec.body,
    initial: { note },
    draftOf: ContactedUserID,
    toInput: values => ({ note: values.note.trim() || null }),
    toCall: body => ({ ContactedUserID, body }),
    changes: ['listContacts'],
    onDone: () => {
      onClose();
      toast.show({ kind: 'success', title: t('note.saved') });
    },
  });
  const { bind } = form;

  return (
    <DialogForm
      form={form}
      failed={t('note.failed')}
      cancel={t('note.cancel')}
      submit={t('note.save')}
      busy={t('note.saving')}
      onClose={onClose}
    >
      <TextArea
        {...bind('note')}
        label={t('note.label')}
        hint={t('note.hint')}
        counted
        maxLength={contacts.note.max}
        rows={4}
      />
    </DialogForm>
  );
}
