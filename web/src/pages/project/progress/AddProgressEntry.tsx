import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { useContractForm } from '#web/domain/form/useContractForm.ts';
import { useFocusFirstError } from '#web/domain/form/useFocusFirstError.ts';
import { isProjectActionAllowed } from '#web/domain/project/isProjectActionAllowed.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useNamespace } from '#web/i18n/useNamespace.ts';
import { RangeField } from '#web/ui/fields/RangeField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { ProgressEntryFields, ProgressFormEnd } from './ProgressEntryFields.tsx';
import { useTooShortMessage } from './useTooShortMessage.ts';

interface AddProgressEntryProps {
  project: Project;
  onClose: () => void;
}

/** Dialog in which the owner writes an entry of the progress log, and says how far the project has come. */
export function AddProgressEntry({ project, onClose }: AddProgressEntryProps) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const toast = useToast();
  const { ProjectID, status, language } = project;
  const { values, set, bind, formProps, element, summary, refusal, isBusy } = useContractForm(
    'addProgressEntry',
    {
      schema: async () => (await import('#shared/contracts/projects.ts')).projects.addProgressEntry.spec.body,
      initial: { title: '', text: '', progress: project.progress },
      toCall: body => ({ ProjectID, body }),
      changes: ['listProgressEntries', 'getProject'],
      wordsFor: useTooShortMessage(),
      onDone: () => {
        toast.show({ kind: 'success', title: t('progress.added') });
        onClose();
      },
    },
  );
  useFocusFirstError(element, summary.submissions);
  if (!useNamespace('moderation')) return null;

  return (
    <Dialog open onClose={onClose} title={t('progress.addTitle')}>
      <form className="log-form" {...formProps}>
        <p className="soft small">{t('progress.lead')}</p>
        <ProgressEntryFields bind={bind} language={language} />
        {isProjectActionAllowed('update', status) && (
          <RangeField
            label={t('progress.progress')}
            value={values.progress}
            valueText={format.share(values.progress / 100)}
            onChange={progress => set('progress', progress)}
          />
        )}
        <ProgressFormEnd {...{ refusal, isBusy, onClose }} submit={t('progress.publish')} />
      </form>
    </Dialog>
  );
}
