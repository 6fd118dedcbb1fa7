import plus from 'lucide-static/icons/plus.svg?raw';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Task } from '#shared/entities/task.ts';
import { nameOf } from '#shared/fullName.ts';
import type { ProjectID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { openTaskStates } from '#shared/taskLifecycle.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { parseId } from '#web/api/parseId.ts';
import { SuggestTasks } from '#web/domain/generated/SuggestTasks.tsx';
import { avatarOf } from '#web/domain/person/person.ts';
import { useToday } from '#web/domain/person/useToday.ts';
import { ProjectSwitch } from '#web/domain/project/owner/ProjectSwitch.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { NotFoundPage } from '#web/shell/statusPages.tsx';
import { WorkPage } from '#web/shell/work/WorkPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadError } from '#web/ui/LoadError.tsx';
import { useNameInTitle } from '#web/ui/useDocumentTitle.ts';
import { AvatarStack } from '#web/ui/workspace/AvatarStack.tsx';
import { PageHeader } from '#web/ui/workspace/PageHeader.tsx';
import { urgencyOf } from './data/card.ts';
import { useCards } from './data/useCards.ts';
import { useProjectLists } from './data/useLists.ts';
import { usePageConfig } from './data/usePageConfig.ts';
import { useTaskActions } from './data/useTaskActions.ts';
import { NewTask } from './edit/NewTask.tsx';
import { NoBoard } from './NoBoard.tsx';
import { ReadOnlyNote } from './ReadOnlyNote.tsx';
import { TasksPlaceholder } from './TasksPlaceholder.tsx';
import { TasksView } from './TasksView.tsx';
import { useChoices } from './useTasksPage.ts';

/** The task board of a project: the one in the URL, otherwise the last one, otherwise the first. */
export default function ProjectTasksPage() {
  const { t } = useTranslation('tasks');
  const [search] = useSearchParams();
  const settings = usePageConfig('project-tasks');
  const boards = useQuery('listTaskBoards', {});

  const requested = readQuery('project-tasks', search).project;
  const named = parseId<ProjectID>(requested);
  const last = boards.data?.items.find(board => board.ProjectID === settings.config?.['project']);
  const chosen =
    named ?? (settings.config && boards.data ? (last ?? boards.data.items[0])?.ProjectID : undefined);
  const board = boards.data?.items.find(one => one.ProjectID === chosen);
  const { change } = settings;
  const isNew = board !== undefined && settings.config?.['project'] !== board.ProjectID;
  useEffect(() => {
    if (isNew) change({ project: board.ProjectID });
  });

  if (requested !== undefined && named === undefined) return <NotFoundPage />;
  return (
    <WorkPage
      current="project-tasks"
      project={board && { ...board, name: board.shortName }}
      isOwner={board?.isOwner ?? false}
    >
      {chosen && settings.config ? (
        <ProjectTasks key={chosen} project={chosen} boards={boards.data?.items ?? []} settings={settings} />
      ) : boards.error ? (
        <LoadError title={t('failed')} error={boards.error} onAgain={() => void boards.mutate()} />
      ) : boards.data?.items.length === 0 ? (
        <>
          <PageHeader title={t('none.heading')} />
          <NoBoard />
        </>
      ) : (
        <TasksPlaceholder />
      )}
    </WorkPage>
  );
}

interface ProjectTasksProps {
  project: ProjectID;
  boards: readonly {
    ProjectID: ProjectID;
    shortName: string;
    image: Parameters<typeof ProjectSwitch>[0]['project']['image'];
  }[];
  settings: ReturnType<typeof usePageConfig>;
}

function ProjectTasks({ project, boards, settings }: ProjectTasksProps) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const who = useIdentity();
  const choices = useChoices(settings);
  const lists = useProjectLists(project, choices.withCancelled);
  const cards = useCards(lists);
  const tasks = useTaskActions(cards);
  const team = useQuery('listTeamMembers', { ProjectID: project });
  const [isAdding, setAdding] = useState(false);
  const { board, error } = lists.TODO;
  useNameInTitle(board?.shortName);

  if (!board && error)
    return <LoadError title={t('failed')} error={error} onAgain={() => void lists.TODO.refresh()} />;
  if (!board || who.status !== 'signedIn') return <TasksPlaceholder />;

  const members = team.data?.items ?? [];
  const isAssignable = (id: string) => id === 'nobody' || members.some(({ UserID }) => UserID === id);
  const assignee = isAssignable(choices.filter.assignee) ? choices.filter.assignee : ''; // remembered for another team
  const named = { ...board, name: board.shortName };
  const show = (task: Task) => tasks.show({ ...task, board }, t('outcome.created', { title: task.Title }));
  return (
    <>
      <div className="pagehead thead">
        <div>
          <ProjectSwitch project={named} projects={boards.map(one => ({ ...one, name: one.shortName }))} />
          <Summary lists={lists} cards={cards} />
        </div>
        <div className="row wrapx">
          <AvatarStack people={members.slice(0, 6).map(avatarOf)} size={32} />
          {!board.readOnly && (
            <>
              <SuggestTasks key={project} board={board} onCreated={show} />
              <Button size="s" kind="moss" icon={plus} onClick={() => setAdding(true)}>
                {t('new.title')}
              </Button>
            </>
          )}
        </div>
      </div>
      {board.readOnly && <ReadOnlyNote board={board} />}
      <TasksView
        userId={who.UserID}
        {...{ lists, cards, tasks, board }}
        choices={{ ...choices, filter: { ...choices.filter, assignee, project: '' } }}
        team={members}
        by="assignee"
        options={[
          ...members.map(member => ({ value: member.UserID, label: nameOf(member, lang) })),
          { value: 'nobody', label: t('nobody') },
        ]}
        empty={
          <EmptyState seed="tasks" title={t('empty.title')} headingLevel={2}>
            {t(board.readOnly ? 'empty.readOnly' : 'empty.text')}
          </EmptyState>
        }
      />
      {!board.readOnly && (
        <NewTask
          open={isAdding}
          board={board}
          team={members}
          onClose={() => setAdding(false)}
          onCreated={show}
        />
      )}
    </>
  );
}

/** "10 tasks open, 18 done, 1 late". */
function Summary({
  lists,
  cards,
}: {
  lists: ReturnType<typeof useProjectLists>;
  cards: ReturnType<typeof useCards>;
}) {
  const { t } = useTranslation('tasks');
  const from = useToday();
  const countOf = (status: 'TODO' | 'IN_PROGRESS' | 'IN_REVIEW' | 'DONE') =>
    lists[status].hasMore ? (lists[status].total ?? 0) : cards.byStatus[status].length;
  const open = openTaskStates.reduce((sum, status) => sum + countOf(status), 0);
  const late = cards.all.filter(card => urgencyOf(card, from) === 'late').length;
  return (
    <p className="small">
      {t('summary.open', { count: open })}, {t('summary.done', { count: countOf('DONE') })}
      {late > 0 && `, ${t('summary.late', { count: late })}`}
    </p>
  );
}
