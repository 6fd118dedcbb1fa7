import { useTranslation } from 'react-i18next';
import type { Task } from '#shared/entities/task.ts';
import { nameOf } from '#shared/fullName.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { levels } from '#web/pages/tasks/board/PriorityOf.tsx';
import { Button } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';
import type { TaskValues } from './values.ts';

/** The version of a task that was saved elsewhere, and the fields that differ from it after both have changed them. */
export interface OtherVersion {
  task: Task;
  fields: readonly (keyof TaskValues)[];
  onTake: (field: keyof TaskValues) => void;
}

/** The value of a field in the other version, with a button that takes it; nothing if the field is not in conflict. */
export function OtherValue({ field, other }: { field: keyof TaskValues; other: OtherVersion | undefined }) {
  const { t } = useTranslation('tasks');
  const valueIn = useValueIn();
  if (!other?.fields.includes(field)) return null;
  return (
    <div className="row row-2 wrapx small task-other">
      <span className="soft">{t('edit.other')}</span>
      <span {...(isWritten(field) && written())}>{valueIn(other.task, field) || t('edit.otherEmpty')}</span>
      <Button size="s" kind="line" onClick={() => other.onTake(field)}>
        {t('edit.takeOther')}
        <span className="sr"> ({t(`field.${field}`)})</span>
      </Button>
    </div>
  );
}

/** Whether a field holds words of people, not of the page. */
const isWritten = (field: keyof TaskValues): boolean =>
  field === 'Title' || field === 'Description' || field === 'assignee';

/** Returns the value of a field of a task in the words that the field uses. */
function useValueIn() {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const format = useFormat();
  return (task: Task, field: keyof TaskValues): string => {
    switch (field) {
      case 'Title':
      case 'Description':
        return task[field].trim();
      case 'assignee':
        return task.assignee ? nameOf(task.assignee, lang) : t('nobody');
      case 'priority':
        return t(`priority.${levels.find(level => level === task.priority) ?? 0}`);
      case 'dueDate':
        return task.dueDate ? format.date(task.dueDate, 'long') : '';
      case 'points':
        return format.number(task.points);
      case 'translates':
        return task.translates ? t(`translation.language.${task.translates}`) : t('field.translatesNone');
    }
  };
}
