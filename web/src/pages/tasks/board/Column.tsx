import plus from 'lucide-static/icons/plus.svg?raw';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskState } from '#shared/taskLifecycle.ts';
import type { Card } from '#web/pages/tasks/data/card.ts';
import type { StatusList } from '#web/pages/tasks/data/useLists.ts';
import { Count } from '#web/ui/Badge.tsx';
import { IconButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LoadError } from '#web/ui/LoadError.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { BoardActions } from './boardActions.ts';
import { TaskCard, type TaskCardProps } from './TaskCard.tsx';
import { useCardDrop } from './useCardDrag.ts';

export interface ColumnProps extends Pick<TaskCardProps, 'lift' | 'withProject'> {
  status: TaskState;
  cards: readonly Card[];
  list: StatusList;
  /** Number of tasks in the column, or of those that pass the filter. */
  count: number;
  actions: BoardActions;
  /** Starts a new task; absent where none can be created. */
  onAdd?: (() => void) | undefined;
  /** The form of a new task, at the top. */
  children?: ReactNode;
}

/** A column of the board, onto which cards can be dropped. */
export function Column({
  status,
  cards,
  list,
  count,
  actions,
  lift,
  withProject,
  onAdd,
  children,
}: ColumnProps) {
  const { t } = useTranslation('tasks');
  const element = useRef<HTMLElement>(null);
  const { isOver } = useCardDrop(element, status, actions.requestMove);
  const isTarget = isOver || (lift.lifted?.over === status && !cards.some(isLiftedCard));
  const name = t(`status.${status}`);

  function isLiftedCard({ TaskID }: Card) {
    return lift.lifted?.id === TaskID;
  }

  return (
    <section
      ref={element}
      className={classes('kcol', isTarget && 'over')}
      aria-label={name}
      data-column={status}
    >
      <header>
        <h2>{name}</h2>
        <Count value={count} />
        {onAdd && <IconButton size="s" className="push" icon={plus} label={t('new.add')} onClick={onAdd} />}
      </header>
      {children}
      {list.cards === undefined && list.error && (
        <LoadError title={t('failed')} error={list.error} onAgain={() => void list.refresh()} />
      )}
      {list.cards === undefined && !list.error && <Skeleton />}
      <ul>
        {isTarget && <li className="dropslot" aria-hidden="true" />}
        {cards.map(card => (
          <TaskCard key={card.TaskID} {...{ card, actions, lift, withProject }} />
        ))}
      </ul>
      {list.cards && cards.length === 0 && !isTarget && (
        <p className="fine muted kempty">{t('emptyColumn')}</p>
      )}
      {list.hasMore && (
        <button type="button" className="addrow" onClick={list.more} aria-disabled={list.isLoadingMore}>
          {t(list.isLoadingMore ? 'loadingMore' : 'more')}
        </button>
      )}
    </section>
  );
}
