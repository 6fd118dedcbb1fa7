import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/days.ts';
import { workplaces } from '#shared/finding.ts';
import { prospect } from '#shared/settings.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';

/** The terms of a role as they are typed; empty where nothing is said. */
export interface TermsValues {
  hoursPerWeek: string;
  workplace: string;
  applyBy: string;
}

/** The first and the last day that can be the last day to apply, on a day of the project. */
export const applyByBounds = (today: string): { min: string; max: string } => ({
  min: addDays(today, prospect.applyByDays.min),
  max: addDays(today, prospect.applyByDays.max),
});

/** Fields for the hours a week that a role takes, the place of its work, and the last day to apply. */
export function RoleTermsFields({ bind, today }: { bind: FormFields<TermsValues>['bind']; today: string }) {
  const { t } = useTranslation(['proposal', 'market']);
  return (
    <div className="three">
      <TextField
        {...bind('hoursPerWeek')}
        label={t('roles.hours')}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField
        {...bind('workplace')}
        label={t('roles.workplace')}
        optional
        options={[
          { value: '', label: t('roles.anyWorkplace') },
          ...workplaces.map(value => ({ value, label: t(`market:terms.workplace.${value}`) })),
        ]}
      />
      <TextField
        {...bind('applyBy')}
        label={t('roles.applyBy')}
        optional
        type="date"
        {...applyByBounds(today)}
      />
    </div>
  );
}
