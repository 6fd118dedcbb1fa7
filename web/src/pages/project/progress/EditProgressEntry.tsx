import { useTranslation } from 'react-i18next';
import type { ProgressEntry } from '#shared/entities/progressEntry.ts';
import type { Project } from '#shared/entities/project.ts';
import { useSendingFiles } from '#web/domain/pictures/useSendingFiles.ts';
import { FormDialog } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { entryFieldAt, entryInputOf, parseEntryDraft } from './entryForm.ts';
import { entryValues } from './entryValues.ts';
import { ProgressEntryFields } from './ProgressEntryFields.tsx';
import { useEntryOrigins } from './useEntryOrigins.ts';
import { useTooShortMessage } from './useTooShortMessage.ts';

interface EditProgressEntryProps {
  project: Project;
  entry: ProgressEntry;
  onClose: () => void;
}

/** Dialog in which the author of an entry changes its texts and its pictures. */
export function EditProgressEntry({ project, entry, onClose }: EditProgressEntryProps) {
  const { t } = useTranslation('moderation');
  const { ProjectID, ProgressEntryID } = entry;
  const sending = useSendingFiles(t('progress.stillSending'));
  const form = useContractForm('updateProgressEntry', {
    schema: async () =>
      (await import('#shared/contracts/progress.ts')).progress.updateProgressEntry.spec.body,
    initial: entryValues(entry),
    draftOf: ProgressEntryID,
    parseDraft: parseEntryDraft,
    toInput: entryInputOf(entry),
    fieldAt: entryFieldAt,
    confirm: sending.confirm,
    toCall: body => ({ ProjectID, ProgressEntryID, body }),
    changes: ['listProgressEntries'],
    wordsFor: useTooShortMessage(),
    onDone: onClose,
  });
  useEntryOrigins(form.engine, entryValues(entry));

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
      <ProgressEntryFields form={form} project={project} entry={entry} onSending={sending.onSending} />
    </FormDialog>
  );
}
