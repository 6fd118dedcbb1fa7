import plus from 'lucide-static/icons/plus.svg?raw';
import { Fragment, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { type Card, compareInColumn, isOpen } from '#web/pages/tasks/data/card.ts';
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
export function BoardColumn({
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
  const { over } = useCardDrop(element, status, actions.requestMove);
  const lifted = lift.lifted?.over === status ? lift.lifted.card : undefined;
  const landing = landingOf(over ?? lifted, status, cards);
  const isTarget = landing !== undefined;
  const name = t(`status.${status}`);

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
        {cards.map((card, index) => (
          <Fragment key={card.TaskID}>
            {landing === index && <DropSlot />}
            <TaskCard {...{ card, actions, lift, withProject }} />
          </Fragment>
        ))}
        {landing === cards.length && <DropSlot />}
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

const DropSlot = () => <li className="dropslot" aria-hidden="true" />;

/** Place in the order of a column that a card from another one would get: closed tasks come first there, the others by priority. */
function landingOf(card: Card | undefined, status: TaskState, cards: readonly Card[]): number | undefined {
  if (!card || card.status === status) return undefined;
  const moved: Card = { ...card, status };
  const place = isOpen(moved) ? cards.findIndex(other => compareInColumn(moved, other) < 0) : 0;
  return place < 0 ? cards.length : place;
}
