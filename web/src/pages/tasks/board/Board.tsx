import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, TaskBoard } from '#shared/entities/task.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import type { Card } from '#web/pages/tasks/data/card.ts';
import type { Lists } from '#web/pages/tasks/data/useLists.ts';
import { classes } from '#web/ui/classes.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardActions } from './boardActions.ts';
import { useBoardScroll } from './useCardDrag.ts';
import { useLift } from './useLift.ts';

const QuickAdd = lazyComponent(async () => (await import('./QuickAdd.tsx')).QuickAdd, {
  fallback: <Skeleton />,
});

export interface BoardProps {
  columns: readonly { status: TaskState; cards: readonly Card[]; count: number }[];
  lists: Lists;
  actions: BoardActions;
  /** The board to which tasks can be added. */
  addTo?: TaskBoard | undefined;
  onCreated: (task: Task) => void;
  withProject?: boolean;
}

/** The tasks in columns, one per status; on phones one column at a time, by swiping. */
export function Board({ columns, lists, actions, addTo, onCreated, withProject = false }: BoardProps) {
  const { t } = useTranslation('tasks');
  const lift = useLift(
    actions,
    columns.map(({ status }) => status),
  );
  const canMove = columns.some(({ cards }) => cards.some(({ board }) => !board.readOnly));
  const isEmpty = columns.every(({ cards }) => cards.length === 0);
  const [isAdding, setAdding] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const { isDragging } = useBoardScroll(element);

  return (
    <>
      {/* It scrolls sideways in narrow windows: without a card or a button in it, the keyboard must reach the board itself. */}
      <div
        ref={element}
        className={classes('kan', columns.length > 4 && 'kan--many', isDragging && 'dragging')}
        {...(isEmpty && !addTo && { role: 'group', 'aria-label': t('view.board'), tabIndex: 0 })}
      >
        {columns.map(({ status, cards, count }) => (
          <BoardColumn
            key={status}
            list={lists[status]}
            onAdd={status === 'TODO' && addTo ? () => setAdding(true) : undefined}
            {...{ status, cards, count, actions, lift, withProject }}
          >
            {status === 'TODO' && addTo && isAdding && (
              <QuickAdd board={addTo} onCreated={onCreated} onClose={() => setAdding(false)} />
            )}
          </BoardColumn>
        ))}
      </div>
      {canMove && (
        <p className="fine muted board-help" id="board-help">
          {t('help.move')} <span className="kbd">{t('help.space')}</span> {t('help.arrows')}
        </p>
      )}
    </>
  );
}
