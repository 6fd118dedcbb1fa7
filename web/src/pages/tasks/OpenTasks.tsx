import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TaskBoard } from '#shared/entities/task.ts';
import { paths } from '#shared/paths.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';

/** Boards whose open tasks are shown, tasks that are read of each, and those that are named. */
const MOST = { boards: 5, read: 50, named: 3 } as const;

/** The tasks of the user's teams that have no assignee, most urgent first, with the way to each board. */
export function OpenTasks({ boards }: { boards: readonly TaskBoard[] }) {
  const { t } = useTranslation('tasks');
  const open = boards.filter(({ readOnly }) => !readOnly);
  if (open.length === 0) return null;
  return (
    <section className="topen" aria-labelledby="open-tasks">
      <h2 className="h3" id="open-tasks">
        {t('open.title')}
      </h2>
      <Rows labelledBy="open-tasks">
        {open.slice(0, MOST.boards).map(board => (
          <TasksOfBoard key={board.ProjectID} board={board} />
        ))}
      </Rows>
    </section>
  );
}

function TasksOfBoard({ board: { ProjectID, shortName } }: { board: TaskBoard }) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const format = useFormat();
  const { data } = useQuery('listProjectTasks', { ProjectID, query: { status: 'TODO', limit: MOST.read } });
  const unassigned = data?.items.filter(({ assignee }) => assignee === null) ?? [];
  const count = unassigned.length;
  const number = format.number(count) + (data?.cursor ? '+' : '');
  return (
    <li aria-busy={!data || undefined}>
      <div>
        <h3 className="h4">
          <Written>{shortName}</Written>
        </h3>
        {data && (
          <p className="small soft">{count > 0 ? t('open.count', { count, number }) : t('open.none')}</p>
        )}
        <ul className="small">
          {unassigned.slice(0, MOST.named).map(({ TaskID, Title, language }) => (
            <li key={TaskID}>
              <Link
                className="target link"
                to={paths['project-tasks']({ lang, query: { project: ProjectID, task: TaskID } })}
                {...written(language)}
              >
                {Title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LinkButton
        size="s"
        to={paths['project-tasks']({ lang, query: { project: ProjectID } })}
        aria-label={t('open.boardOf', { project: shortName })}
      >
        {t('open.board')}
      </LinkButton>
    </li>
  );
}
