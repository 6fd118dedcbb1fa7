import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { useSendingFiles } from '#web/domain/pictures/useSendingFiles.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useFormat } from '#web/i18n/format.ts';
import { RangeField } from '#web/ui/fields/RangeField.tsx';
import { FormDialog } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { entryFieldAt, entryInputOf, parseEntryDraft } from './entryForm.ts';
import { entryValues } from './entryValues.ts';
import { ProgressEntryFields } from './ProgressEntryFields.tsx';
import { useEntryOrigins } from './useEntryOrigins.ts';
import { useTooShortMessage } from './useTooShortMessage.ts';

interface AddProgressEntryProps {
  project: Project;
  onClose: () => void;
}

/** Dialog in which the owner writes an entry of the progress log and sets the progress of the project. */
export function AddProgressEntry({ project, onClose }: AddProgressEntryProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const toast = useToast();
  const { ProjectID, status, followers } = project;
  const sending = useSendingFiles(t('progress.stillSending'));
  const form = useContractForm('addProgressEntry', {
    schema: async () => (await import('#shared/contracts/progress.ts')).progress.addProgressEntry.spec.body,
    initial: { ...entryValues(), progress: project.progress },
    draftOf: ProjectID,
    parseDraft: parseEntryDraft,
    toInput: entryInputOf(),
    fieldAt: entryFieldAt,
    confirm: sending.confirm,
    toCall: body => ({ ProjectID, body }),
    changes: ['listProgressEntries', 'getProject'],
    wordsFor: useTooShortMessage(),
    onDone: () => {
      toast.show({ kind: 'success', title: t('progress.added') });
      onClose();
    },
  });
  useEntryOrigins(form.engine, entryValues());
  const { values, set } = form;

  return (
    <FormDialog
      form={form}
      title={t('progress.addTitle')}
      className="log-form"
      lead={
        <p className="soft small">
          {t('progress.lead')}{' '}
          {followers === 0
            ? t('progress.reachesNobody')
            : t('progress.reaches', { count: followers, number: format.number(followers) })}
        </p>
      }
      failed={t('progress.failed')}
      cancel={t('progress.cancel')}
      submit={t('progress.publish')}
      busy={t('progress.saving')}
      onClose={onClose}
    >
      <ProgressEntryFields form={form} project={project} onSending={sending.onSending} />
      {isProjectActionAllowed('update', status) && (
        <RangeField
          label={t('progress.progress')}
          value={values.progress}
          valueText={format.share(values.progress / 100)}
          onChange={progress => set('progress', progress)}
        />
      )}
    </FormDialog>
  );
}
