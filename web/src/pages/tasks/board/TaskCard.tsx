import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Card } from '#web/pages/tasks/data/card.ts';
import { useOpenPath } from '#web/pages/tasks/useOpenTask.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { written } from '#web/ui/Written.tsx';
import { Assigned } from './Assigned.tsx';
import type { BoardActions } from './boardActions.ts';
import { Due } from './Due.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { PriorityOf } from './PriorityOf.tsx';
import { TranslationLink } from './TranslationLink.tsx';
import { useCardDrag } from './useCardDrag.ts';
import type { useLift } from './useLift.ts';

export interface TaskCardProps {
  card: Card;
  actions: BoardActions;
  lift: ReturnType<typeof useLift>;
  /** Names the project, on the page of the user's own tasks. */
  withProject: boolean;
}

/** A task on the board; the whole card opens its form. */
export function TaskCard({ card, actions, lift, withProject }: TaskCardProps) {
  const { t } = useTranslation('tasks');
  const element = useRef<HTMLLIElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { isDragged } = useCardDrag(element, card);
  const pathOf = useOpenPath();
  const { TaskID, Title, Description, status, points, board } = card;
  const isLifted = lift.lifted?.id === TaskID;
  const isClosed = status === 'DONE' || status === 'CANCELLED';

  return (
    <li
      ref={element}
      className={classes('tcard', isClosed && 'done', isLifted && 'lift', isDragged && 'is-dragged')}
    >
      <h3>
        <Link
          ref={link}
          to={pathOf(TaskID)}
          preventScrollReset
          draggable={false}
          data-card={TaskID}
          aria-describedby={card.board.readOnly ? undefined : 'board-help'}
          onKeyDown={event => lift.onKeyDown(event, card)}
          onBlur={() => isLifted && lift.letGo()}
          {...written(card.language)}
        >
          {Title}
        </Link>
      </h3>
      {withProject && (
        <p className="fine muted" {...written()}>
          {board.shortName}
        </p>
      )}
      {Description && !isClosed && (
        <p className="fine soft tdesc" {...written(card.language)}>
          {Description}
        </p>
      )}
      <TranslationLink card={card} className="tlink fine" />
      <div className="tfoot">
        <div>
          <PriorityOf priority={card.priority} />
          <Due card={card} />
          {card.sentBack && <Badge tone="warn">{t('sentBack.badge')}</Badge>}
          {points > 0 && <span className="due">{t('points', { count: points })}</span>}
        </div>
        <Assigned assignee={card.assignee} />
      </div>
      <span className="tsurface" aria-hidden onClick={() => touch(link.current)} />
      <MoveMenu card={card} actions={actions} />
    </li>
  );
}

/** Follows a link as a touch of it does, after which it has the focus. */
function touch(link: HTMLAnchorElement | null) {
  link?.focus();
  link?.click();
}
