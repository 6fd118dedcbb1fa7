import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { openTaskStates } from '#shared/taskLifecycle.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { LinkButton } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { isOpen } from './data/card.ts';
import { useCards } from './data/useCards.ts';
import { useUserLists } from './data/useLists.ts';
import { usePageConfig } from './data/usePageConfig.ts';
import { useTaskActions } from './data/useTaskActions.ts';
import { NoBoard } from './NoBoard.tsx';
import { OpenTasks } from './OpenTasks.tsx';
import { TasksView } from './TasksView.tsx';
import { useChoices } from './useTasksPage.ts';

/** The tasks assigned to the user, over all projects. */
export default function UserTasksPage() {
  const { t } = useTranslation('tasks');
  const who = useIdentity();
  const settings = usePageConfig('user-tasks');

  return (
    <WorkPage current="user-tasks">
      <PageHeader title={t('own.title')}>{t('own.lead')}</PageHeader>
      {who.status === 'signedIn' && settings.config ? (
        <UserTasks userId={who.UserID} settings={settings} />
      ) : (
        <Skeleton />
      )}
    </WorkPage>
  );
}

interface UserTasksProps {
  userId: string;
  settings: ReturnType<typeof usePageConfig>;
}

function UserTasks({ userId, settings }: UserTasksProps) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const [search] = useSearchParams();
  const choices = useChoices(settings);
  const lists = useUserLists(choices.withCancelled);
  const cards = useCards(lists, card => card.assignee?.UserID === userId);
  const tasks = useTaskActions(cards);
  const boards = useQuery('listTaskBoards', {});
  const { error } = lists.TODO;
  const named = readQuery('user-tasks', search).project;

  if (!lists.TODO.cards && error)
    return <LoadError title={t('failed')} error={error} onAgain={() => void lists.TODO.refresh()} />;

  if (boards.data?.items.length === 0 && lists.TODO.cards && cards.all.length === 0) return <NoBoard />;

  const projects = new Map(cards.all.map(({ board }) => [board.ProjectID as string, board.shortName]));
  const remembered = projects.has(choices.filter.project) ? choices.filter.project : '';
  const filter = { ...choices.filter, assignee: '', project: named ?? remembered };
  const isLoaded = openTaskStates.every(state => lists[state].cards);
  const hasNothingToDo = isLoaded && !cards.all.some(isOpen);
  return (
    <>
      <TasksView
        {...{ userId, lists, cards, tasks }}
        choices={{ ...choices, filter }}
        by="project"
        options={[...projects].map(([value, label]) => ({ value, label }))}
        empty={
          <EmptyState
            seed="own-tasks"
            headingLevel={2}
            title={t('own.empty')}
            action={<LinkButton to={paths['project-tasks']({ lang })}>{t('own.emptyAction')}</LinkButton>}
          >
            {t('own.emptyText')}
          </EmptyState>
        }
      />
      {hasNothingToDo && <OpenTasks boards={boards.data?.items ?? []} />}
    </>
  );
}
