import { useTranslation } from 'react-i18next';
import { check } from '#shared/contracts/validation.ts';
import { ProspectDraft } from '#shared/entities/prospect.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Language } from '#web/i18n/languages.ts';
import { parseWhole, typedWhole } from '#web/i18n/typedNumber.ts';
import { useCheckedForm } from '#web/ui/forms/useCheckedForm.ts';
import { applyByBounds, type TermsValues } from './RoleTermsFields.tsx';

export interface RoleFormOptions {
  /** Omitted for a new role. */
  role: ProspectDraft;
  /** By which its draft on the device is found. */
  draftOf: string;
  /** A day of the project; offers hours, place and last day to apply. */
  today: string | undefined;
  /** Offers a starter task, which applicants do instead of writing a letter. */
  hasStarterTask: boolean;
}

const wrongDay = { path: 'applyBy', i18nID: 'validation.apply_by', params: {} };

/** A role of which nothing has been written. */
export const newRole: ProspectDraft = { PersonType: '', Notes: '', skill: 'others' };

type Values = Record<'PersonType' | 'Notes' | 'taskTitle' | 'taskDescription', string> &
  TermsValues &
  Pick<ProspectDraft, 'skill'>;

/** The fields of the form at which problems of the starter task are shown. */
const fieldAt: Partial<Record<string, string>> = {
  'starterTask.Title': 'taskTitle',
  'starterTask.Description': 'taskDescription',
};

/** The starter task; null if both texts are empty. */
function taskOf({ taskTitle, taskDescription }: Values) {
  const [Title, Description] = [taskTitle.trim(), taskDescription.trim()];
  return Title || Description ? { Title, Description } : null;
}

/** The terms as the contract takes them; hours that cannot be read fail its check. */
const termsOf = ({ hoursPerWeek, workplace, applyBy }: TermsValues, lang: Language) => ({
  hoursPerWeek: hoursPerWeek.trim() === '' ? null : (parseWhole(hoursPerWeek, lang).value ?? Number.NaN),
  workplace: workplace || null,
  applyBy: applyBy || null,
});

/** The form of a role. Empty texts are replaced by default ones. */
export function useRoleForm({ role, draftOf, today, hasStarterTask }: RoleFormOptions) {
  const { PersonType, Notes, skill, starterTask } = role;
  const { t } = useTranslation('proposal');
  const language = useLanguage();
  const checkDay = ({ applyBy }: Values) => {
    if (today === undefined || applyBy === '' || applyBy === role.applyBy) return [];
    const { min, max } = applyByBounds(today);
    return applyBy >= min && applyBy <= max ? [] : [wrongDay];
  };
  return useCheckedForm<Values, ProspectDraft>({
    initial: {
      PersonType,
      Notes,
      skill,
      taskTitle: starterTask?.Title ?? '',
      taskDescription: starterTask?.Description ?? '',
      hoursPerWeek: role.hoursPerWeek ? typedWhole(role.hoursPerWeek, language) : '',
      workplace: role.workplace ?? '',
      applyBy: role.applyBy ?? '',
    },
    check: values => {
      const checked = check(ProspectDraft, {
        skill: values.skill,
        PersonType: values.PersonType.trim() || t('roles.defaultType'),
        Notes: values.Notes.trim() || t('roles.defaultNotes'),
        ...(hasStarterTask && { starterTask: taskOf(values) }),
        ...(today !== undefined && termsOf(values, language)),
      });
      const wrong = [...(checked.fields ?? []), ...checkDay(values)];
      if (!checked.fields && wrong.length === 0) return checked;
      return { fields: wrong.map(field => ({ ...field, path: fieldAt[field.path] ?? field.path })) };
    },
    draft: { form: 'role', of: draftOf },
  });
}
