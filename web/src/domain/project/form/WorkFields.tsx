import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';
import { RangeField } from '#web/ui/fields/RangeField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { endDateBounds, type ProposalValues } from './values.ts';

/** Progress and end date of the project, on one of its days. */
export function WorkFields({ form, today }: { form: FormFields<ProposalValues>; today: string }) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const { values, set, leave, errorOf } = form;

  return (
    <div className="two">
      <RangeField
        label={t('work.progress')}
        name="progress"
        value={values.progress}
        valueText={format.share(values.progress / 100)}
        error={errorOf('progress')}
        onChange={progress => set('progress', progress)}
        onBlur={() => leave('progress')}
      />
      <TextField label={t('work.endDate')} type="date" {...endDateBounds(today)} {...form.bind('endDate')} />
    </div>
  );
}
