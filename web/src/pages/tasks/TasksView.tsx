import { Announced } from '#web/ui/Announced.tsx';
import './Tasks.css';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TaskBoard } from '#shared/entities/task.ts';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { paths } from '#shared/paths.ts';
import { type TaskState, taskStates } from '#shared/taskLifecycle.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { SelectOption } from '#web/ui/fields/SelectField.tsx';
import { ListMore } from '#web/ui/ListView.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Board } from './board/Board.tsx';
import type { BoardActions } from './board/boardActions.ts';
import { type Asking, Confirmations } from './Confirmations.tsx';
import { type Card, isSentBack } from './data/card.ts';
import { isFiltering, sortCards } from './data/filter.ts';
import type { Cards } from './data/useCards.ts';
import type { Lists } from './data/useLists.ts';
import type { TaskActions } from './data/useTaskActions.ts';
import { TaskDialog } from './edit/TaskDialog.tsx';
import { TaskList } from './list/TaskList.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useOpenTask } from './useOpenTask.ts';
import { type Choices, useColumns } from './useTasksPage.ts';

export interface TasksViewProps {
  userId: string;
  lists: Lists;
  cards: Cards;
  tasks: TaskActions;
  choices: Choices;
  options: readonly SelectOption[];
  by: 'assignee' | 'project';
  /** The board to which tasks can be added. */
  board?: TaskBoard | undefined;
  team?: readonly TeamMember[] | undefined;
  /** Shown if there are no tasks at all. */
  empty: ReactNode;
}

/** The tasks as a board or a list, with filters, forms and confirmations. */
export function TasksView({ userId, lists, cards, tasks, choices, ...page }: TasksViewProps) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const navigate = useNavigate();
  const collator = new Intl.Collator(lang);
  const { opened, open, close } = useOpenTask();
  const [said, announce] = useState('');
  const [asking, setAsking] = useState<Asking>();
  const columns = useColumns(lists, cards, choices);
  const { board, team, options, by, empty } = page;

  const isLoading = taskStates.some(status => isFirstLoad(lists, status, choices.withCancelled));
  const shown = columns.flatMap(column => column.cards);
  const openedCard = opened === undefined ? undefined : cards.find(opened);
  const learn = (card: Card) => cards.learn(card.TaskID, card);
  const actions: BoardActions = {
    userId,
    update: tasks.update,
    announce,
    open,
    requestMove(card, to) {
      if (isSentBack(card, to, userId)) return setAsking({ card, about: 'sendBack', to });
      if (to !== 'DONE') return void moveAndFollow(card, to);
      const { ProjectID, TaskID, translates: language, status } = card;
      // A translation that has been handed in is accepted where it can be read.
      if (language && status === 'IN_REVIEW')
        return void navigate(
          paths['project-translations']({ lang, query: { project: ProjectID, language, task: TaskID } }),
        );
      setAsking({ card, about: 'accept' });
    },
    requestDelete: card => setAsking({ card, about: 'delete' }),
  };

  /** Moves a card and keeps the focus on it. */
  async function moveAndFollow({ TaskID }: Card, to: TaskState) {
    const hadFocus = document.activeElement?.getAttribute('data-card') === TaskID;
    const moved = tasks.move(TaskID, to);
    if (hadFocus) requestAnimationFrame(() => focusCard(TaskID));
    await moved;
    if (hadFocus) focusCard(TaskID);
  }

  return (
    <>
      <Toolbar
        {...choices}
        {...{ options, by }}
        cards={cards.all}
        own={by === 'assignee' ? userId : undefined}
      />
      {opened !== undefined && !openedCard && !isLoading && (
        <Alert kind="warning" announce title={t('missing.title')} onDismiss={close} className="read-only">
          {t('missing.text')}
        </Alert>
      )}
      <Announced aria-live="assertive">{said}</Announced>
      {!isLoading && cards.all.length === 0 && !board ? (
        empty
      ) : !isLoading && shown.length === 0 && isFiltering(choices.filter) ? (
        <NoMatch onClear={choices.clear} />
      ) : choices.view === 'board' ? (
        <>
          {!isLoading && cards.all.length === 0 && empty}
          <Board
            {...{ columns, lists, actions }}
            addTo={board?.readOnly ? undefined : board}
            onCreated={task =>
              board && tasks.show({ ...task, board }, t('outcome.created', { title: task.Title }))
            }
            withProject={by === 'project'}
          />
        </>
      ) : isLoading ? (
        <Skeleton />
      ) : shown.length === 0 ? (
        empty
      ) : (
        <TaskList cards={sortCards(shown, choices.sorting, collator)} actions={actions} team={team} />
      )}
      {choices.view === 'list' &&
        columns.map(({ status }) => (
          <ListMore
            key={status}
            list={{ ...lists[status], items: lists[status].cards }}
            label={t('moreIn', { status: t(`status.${status}`) })}
          />
        ))}
      <TaskDialog
        card={openedCard}
        actions={actions}
        onClose={close}
        onSaved={card => tasks.show(card, t('outcome.saved', { title: card.Title }))}
        onChangedElsewhere={learn}
      />
      <Confirmations
        asking={asking}
        onCancel={() => setAsking(undefined)}
        onAccept={card => {
          setAsking(undefined);
          void moveAndFollow(card, 'DONE');
        }}
        onSentBack={card => {
          setAsking(undefined);
          tasks.showMoved(card);
        }}
        onChangedElsewhere={learn}
        onDelete={card => {
          setAsking(undefined);
          close();
          void tasks.remove(card);
        }}
      />
    </>
  );
}

/** Says that the filters leave no task. */
function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('tasks');
  return (
    <EmptyState
      seed="no-task-found"
      headingLevel={2}
      title={t('noMatch.title')}
      action={<Button onClick={onClear}>{t('noMatch.action')}</Button>}
    >
      {t('noMatch.text')}
    </EmptyState>
  );
}

const isFirstLoad = (lists: Lists, status: TaskState, withCancelled: boolean): boolean =>
  (withCancelled || status !== 'CANCELLED') && !lists[status].cards && !lists[status].error;

const focusCard = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus({ preventScroll: false });
