import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Author } from '#shared/entities/author.ts';
import type { FinishedTask } from '#shared/entities/task.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { DateText } from '#web/ui/Time.tsx';
import { Written, written } from '#web/ui/Written.tsx';

/** The finished tasks of a person, for everybody if the person shows them; the person learns who sees them. */
export function FinishedTasks({ author: { UserID, showsFinishedTasks } }: { author: Author }) {
  const { t } = useTranslation('author');
  const lang = useLanguage();
  const identity = useIdentity();
  const isYou = identity.status === 'signedIn' && identity.UserID === UserID;
  const list = useList('listFinishedTasks', showsFinishedTasks || isYou ? { UserID } : null);
  if (!isYou && !list.items?.length && !list.error) return null;

  return (
    <section className="author-projects" aria-labelledby="author-tasks">
      <div className="author-tasks-head">
        <h2 className="h2" id="author-tasks">
          {t('tasks.title')}
        </h2>
        {isYou && (
          <p className="small soft">
            {t(showsFinishedTasks ? 'tasks.shown' : 'tasks.hidden')}{' '}
            <Link className="target link" to={paths['edit-profile']({ lang, hash: 'finished-tasks' })}>
              {t('tasks.change')}
            </Link>
          </p>
        )}
      </div>
      <ListView
        list={list}
        moreLabel={t('tasks.more')}
        empty={
          <p className="soft">
            {t('tasks.none')}{' '}
            <Link className="target link" to={paths['user-tasks']({ lang })}>
              {t('tasks.own')}
            </Link>
          </p>
        }
      >
        {tasks => (
          <ul className="author-tasks">
            {tasks.map(task => (
              <TaskRow key={task.TaskID} task={task} />
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}

function TaskRow({ task: { Title, language, project, points, finishedAt } }: { task: FinishedTask }) {
  const { t } = useTranslation('author');
  const lang = useLanguage();
  const format = useFormat();
  const { ProjectID, name, shortName } = project;
  return (
    <li>
      <div>
        <b {...written(language)}>{Title}</b>
        <small className="soft">
          <Facts>
            <Link className="target plain-link" to={paths.project({ lang, ProjectID, slug: slugOf(name) })}>
              <Written>{shortName}</Written>
            </Link>
            <DateText at={finishedAt} dateStyle="month" />
          </Facts>
        </small>
      </div>
      {points > 0 && (
        <span className="points small soft">
          {t('tasks.points', { count: points, points: format.number(points) })}
        </span>
      )}
    </li>
  );
}
