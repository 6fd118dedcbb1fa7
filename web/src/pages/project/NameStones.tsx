import './NameStones.css';
import { useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { stoneName, stoneSums } from '#shared/stones.ts';
import { stoneNumbers } from '#web/domain/money/support/support.ts';
import { useFormat } from '#web/i18n/format.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { FormDialog } from '#web/ui/forms/DialogForm.tsx';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';

export interface NameStonesProps {
  project: Project;
  onClose: () => void;
}

/** Dialog in which the owner names the purpose of each stone of the budget. */
export function NameStones({ project, onClose }: NameStonesProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const toast = useToast();
  const form = useContractForm('nameStones', {
    schema: async () => (await import('#shared/contracts/projects.ts')).projects.nameStones.spec.body,
    initial: { names: stoneNumbers.map((_, index) => project.stoneNames?.[index] ?? '') },
    draftOf: project.ProjectID,
    toInput: values => values,
    toCall: body => ({ ProjectID: project.ProjectID, body }),
    changes: ['getProject'],
    onDone: () => {
      toast.show({ kind: 'success', title: t('stones.dialog.done') });
      onClose();
    },
  });
  const { names } = form.values;
  const sums = stoneSums(project.budget);

  return (
    <FormDialog
      form={form}
      title={t('stones.dialog.title')}
      className="name-stones"
      lead={<p className="soft">{t('stones.dialog.lead')}</p>}
      failed={t('stones.dialog.failed')}
      cancel={t('stones.dialog.cancel')}
      submit={t('stones.dialog.save')}
      busy={t('stones.dialog.saving')}
      onClose={onClose}
    >
      {stoneNumbers.map((number, index) => (
        <TextField
          key={number}
          label={t(`stones.name.${number}`)}
          aside={format.money(sums[index] ?? 0, project.currency, { whole: true })}
          value={names[index] ?? ''}
          error={form.errorAt(`names.${index}`)}
          maxLength={stoneName.max}
          placeholder={index === 0 ? t('stones.dialog.example') : undefined}
          onChange={event => form.set('names', names.with(index, event.target.value))}
        />
      ))}
    </FormDialog>
  );
}
