import x from 'lucide-static/icons/x.svg?raw';
import { useTranslation } from 'react-i18next';
import type { TaskContent } from '#shared/entities/generated.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { written } from '#web/ui/Written.tsx';

export interface FirstTasksProps {
  tasks: readonly TaskContent[];
  /** Language of the project. */
  lang: string;
  onChange: (tasks: readonly TaskContent[]) => void;
}

/** The first tasks of an idea, which wait for the board of the project. */
export function FirstTasks({ tasks, lang, onChange }: FirstTasksProps) {
  const { t } = useTranslation('proposal');
  if (tasks.length === 0) return null;

  return (
    <div className="field">
      <span className="label" id="tasks-label">
        {t('tasks.label')} <span className="muted">{tasks.length}</span>
      </span>
      <p className="small soft">{t('tasks.hint')}</p>
      <ul className="rlist" aria-labelledby="tasks-label">
        {tasks.map(task => (
          <li key={task.Title}>
            <span className="role-name" {...written(lang)}>
              <b className="strong" {...written()}>
                {task.Title}
              </b>
              <span className="soft" {...written()}>
                {task.Description}
              </span>
            </span>
            <IconButton
              size="s"
              icon={x}
              label={t('tasks.remove', { task: task.Title })}
              onClick={() => onChange(tasks.filter(one => one !== task))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
