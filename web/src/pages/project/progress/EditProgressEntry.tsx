import { useTranslation } from 'react-i18next';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ProgressEntryFields, ProgressFormEnd } from './ProgressEntryFields.tsx';
import { useTooShortMessage } from './useTooShortMessage.ts';

interface EditProgressEntryProps {
  entry: ProgressEntry;
  onClose: () => void;
}

/** Dialog in which the author of an entry changes its title and its text. */
export function EditProgressEntry({ entry, onClose }: EditProgressEntryProps) {
  const { t } = useTranslation('moderation');
  const { ProjectID, ProgressEntryID, title, text } = entry;
  const { bind, formProps, element, summary, refusal, isBusy } = useContractForm('updateProgressEntry', {
    schema: async () =>
      (await import('#shared/contracts/projects.ts')).projects.updateProgressEntry.spec.body,
    initial: { title, text },
    toCall: body => ({ ProjectID, ProgressEntryID, body }),
    changes: ['listProgressEntries'],
    wordsFor: useTooShortMessage(),
    onDone: onClose,
  });

  useFocusFirstError(element, summary.submissions);

  return (
    <Dialog open onClose={onClose} title={t('progress.editTitle')}>
      <form className="log-form" {...formProps}>
        <ProgressEntryFields bind={bind} />
        <ProgressFormEnd {...{ refusal, isBusy, onClose }} submit={t('progress.save')} />
      </form>
    </Dialog>
  );
}
