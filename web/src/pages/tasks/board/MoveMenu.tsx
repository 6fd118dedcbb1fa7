import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import ellipsis from 'lucide-static/icons/ellipsis-vertical.svg?raw';
import squarePen from 'lucide-static/icons/square-pen.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { useTranslation } from 'react-i18next';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { type Card, canDelete, canEdit, movesOf } from '#web/pages/tasks/data/card.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import type { BoardActions } from './boardActions.ts';

/** Menu of a card: its legal moves, editing and deleting. Absent if nothing is allowed. */
export function MoveMenu({ card, actions }: { card: Card; actions: BoardActions }) {
  const { t } = useTranslation('tasks');
  const moves = movesOf(card);
  const isDeletable = canDelete(card, actions.userId);
  if (moves.length === 0 && !isDeletable) return null;

  return (
    <Menu
      label={t('menu.label', { title: card.Title })}
      button={<Icon svg={ellipsis} size="s" />}
      buttonClassName="ib ib--s tmenu"
      align="end"
    >
      {moves.length > 0 && <p className="title">{t('menu.moveTo')}</p>}
      {moves.map(to => (
        <button key={to} type="button" onClick={() => actions.requestMove(card, to)}>
          <Icon svg={ICONS[to] ?? arrowRight} size="s" />
          {to === 'DONE' ? t('menu.accept') : t(`status.${to}`)}
        </button>
      ))}
      {moves.length > 0 && <hr />}
      {canEdit(card) && (
        <button type="button" onClick={() => actions.open(card.TaskID)}>
          <Icon svg={squarePen} size="s" />
          {t('menu.edit')}
        </button>
      )}
      {isDeletable && (
        <button type="button" onClick={() => actions.requestDelete(card)}>
          <Icon svg={trash} size="s" />
          {t('menu.delete')}
        </button>
      )}
    </Menu>
  );
}

const ICONS: Partial<Record<TaskState, string>> = { DONE: check, CANCELLED: x };
