import { useTranslation } from 'react-i18next';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import { FormDialog } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { ProgressEntryFields } from './ProgressEntryFields.tsx';
import { useTooShortMessage } from './useTooShortMessage.ts';

interface EditProgressEntryProps {
  entry: ProgressEntry;
  onClose: () => void;
}

/** Dialog in which the author of an entry changes its title and its text. */
export function EditProgressEntry({ entry, onClose }: EditProgressEntryProps) {
  const { t } = useTranslation('moderation');
  const { ProjectID, ProgressEntryID, title, text } = entry;
  const form = useContractForm('updateProgressEntry', {
    schema: async () =>
      (await import('#shared/contracts/progress.ts')).progress.updateProgressEntry.spec.body,
    initial: { title, text },
    draftOf: ProgressEntryID,
    toCall: body => ({ ProjectID, ProgressEntryID, body }),
    changes: ['listProgressEntries'],
    wordsFor: useTooShortMessage(),
    onDone: onClose,
  });
  const { bind } = form;

  return (
    <FormDialog
      form={form}
      title={t('progress.editTitle')}
      className="log-form"
      failed={t('progress.failed')}
      cancel={t('progress.cancel')}
      submit={t('progress.save')}
      busy={t('progress.saving')}
      onClose={onClose}
    >
      <ProgressEntryFields bind={bind} />
    </FormDialog>
  );
}
