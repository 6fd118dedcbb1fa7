import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import grip from 'lucide-static/icons/grip-vertical.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleValues } from '#web/domain/project/form/values.ts';
import { useRoleTerms } from '#web/domain/role/RoleTerms.tsx';
import { IconButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { written } from '#web/ui/Written.tsx';

export interface RoleRowProps {
  role: RoleValues;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  /** Moves the role by a number of places; negative moves it up. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDrop: () => void;
}

/** One role of the list, with its handle and its buttons. */
export function RoleRow({
  role,
  isFirst,
  isLast,
  onEdit,
  onMove,
  onRemove,
  onDragStart,
  onDrop,
}: RoleRowProps) {
  const { t } = useTranslation('proposal');
  const { PersonType, Notes, starterTask } = role;
  const terms = useRoleTerms(role);
  const facts = starterTask ? [...terms, t('roles.starter', { title: starterTask.Title })] : terms;

  function moveByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    // Dragging is an extra: the arrow keys and buttons inside do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li draggable onDragStart={onDragStart} onDragOver={event => event.preventDefault()} onDrop={onDrop}>
      <button
        type="button"
        className="ib ib--s grip"
        aria-label={t('roles.order', { role: PersonType })}
        title={t('roles.orderHint')}
        onKeyDown={moveByKey}
      >
        <Icon svg={grip} size="s" />
      </button>
      <button type="button" className="role-name" onClick={onEdit}>
        <span className="sr">{t('roles.edit')}</span>
        <b className="strong" {...written()}>
          {PersonType}
        </b>
        <span className="soft">{Notes}</span>
        {facts.length > 0 && (
          <span className="fine soft">
            <Facts>{facts}</Facts>
          </span>
        )}
      </button>
      <span className="row row-2 role-tools">
        <IconButton
          size="s"
          icon={arrowUp}
          label={t('roles.up', { role: PersonType })}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="s"
          icon={arrowDown}
          label={t('roles.down', { role: PersonType })}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton size="s" icon={x} label={t('roles.remove', { role: PersonType })} onClick={onRemove} />
      </span>
    </li>
  );
}
