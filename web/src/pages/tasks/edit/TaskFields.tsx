import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { nameOf } from '#shared/fullName.ts';
import { task as settings, writtenLanguages } from '#shared/settings.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { levels } from '#web/pages/tasks/board/PriorityOf.tsx';
import { LineField } from '#web/ui/fields/LineField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { OtherValue, type OtherVersion } from './OtherValue.tsx';
import type { TaskValues } from './values.ts';

export interface TaskFieldsProps {
  form: FormFields<TaskValues>;
  team: readonly TeamMember[];
  /** Only the owner gives points, and has the project translated. */
  isOwner: boolean;
  isReadOnly?: boolean;
  /** The version saved elsewhere while the form was open. */
  other?: OtherVersion | undefined;
}

/** The fields of a task, new or existing. */
export function TaskFields({ form, team, isOwner, isReadOnly = false, other }: TaskFieldsProps) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const name = (field: keyof TaskValues) => ({ ...form.bind(field), label: t(`field.${field}`) });
  return (
    <fieldset className="task-fields" disabled={isReadOnly}>
      <legend className="sr">{t('field.legend')}</legend>
      <div className="task-field">
        <LineField {...name('Title')} maxLength={settings.Title.max} />
        <OtherValue field="Title" other={other} />
      </div>
      <div className="task-field">
        <TextArea {...name('Description')} rows={4} maxLength={settings.Description.max} counted optional />
        <OtherValue field="Description" other={other} />
      </div>
      <div className="task-pair">
        <div className="task-field">
          <SelectField
            {...name('assignee')}
            placeholder={t('nobody')}
            options={team.map(member => ({ value: member.UserID, label: nameOf(member, lang) }))}
          />
          <OtherValue field="assignee" other={other} />
        </div>
        <div className="task-field">
          <SelectField
            {...name('priority')}
            options={levels.map(level => ({ value: String(level), label: t(`priority.${level}`) }))}
          />
          <OtherValue field="priority" other={other} />
        </div>
        <div className="task-field">
          <TextField {...name('dueDate')} type="date" optional />
          <OtherValue field="dueDate" other={other} />
        </div>
        {isOwner && (
          <div className="task-field">
            <TextField
              {...name('points')}
              inputMode="numeric"
              autoComplete="off"
              hint={t('field.pointsHint')}
            />
            <OtherValue field="points" other={other} />
          </div>
        )}
        {isOwner && (
          <div className="task-field">
            <SelectField
              {...name('translates')}
              hint={t('field.translatesHint')}
              placeholder={t('field.translatesNone')}
              options={byLabel(
                lang,
                writtenLanguages.map(language => ({
                  value: language,
                  label: t(`translation.language.${language}`),
                })),
              )}
            />
            <OtherValue field="translates" other={other} />
          </div>
        )}
      </div>
    </fieldset>
  );
}
