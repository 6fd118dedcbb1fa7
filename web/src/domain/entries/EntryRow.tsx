import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import grip from 'lucide-static/icons/grip-vertical.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { type DragEvent, type FocusEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

export interface EntryRowProps {
  name: string;
  /** Whether it cannot be moved. */
  isSorted: boolean | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onLeave: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  /** Called when another entry is dropped on it; absent while none is dragged. */
  onDrop: (() => void) | undefined;
  children: ReactNode;
}

/** An entry with its handle and the buttons that move and remove it. Only the handle is dragged, so that the texts in the fields can be selected. */
export function EntryRow(props: EntryRowProps) {
  const {
    name,
    isSorted,
    isFirst,
    isLast,
    onMove,
    onRemove,
    onLeave,
    onDragStart,
    onDragEnd,
    onDrop,
    children,
  } = props;
  const { t } = useTranslation('showing');
  const row = useRef<HTMLLIElement>(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };

  function start({ dataTransfer }: DragEvent) {
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setData('text/plain', name); // without data, Firefox drags nothing
    if (row.current) dataTransfer.setDragImage(row.current, 16, 16);
    onDragStart();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    onDrop?.();
    onDragEnd();
  }

  return (
    // The row only notices that the focus leaves its fields. Dragging is an extra: the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={row}
      onBlur={leave}
      onDragOver={onDrop && (event => event.preventDefault())}
      onDrop={onDrop && drop}
    >
      <div className="row between entry-head">
        <span className="row row-2">
          {!isSorted && !(isFirst && isLast) && (
            <span
              className="entry-grip"
              draggable
              aria-hidden="true"
              onDragStart={start}
              onDragEnd={onDragEnd}
            >
              <Icon svg={grip} size="s" />
            </span>
          )}
          <span className="fine strong">{name}</span>
        </span>
        <span className="row entry-tools">
          {!isSorted && (
            <>
              <IconButton
                size="s"
                icon={arrowUp}
                data-move="up"
                label={t('list.up', { entry: name })}
                aria-disabled={isFirst}
                onClick={() => onMove(-1)}
              />
              <IconButton
                size="s"
                icon={arrowDown}
                data-move="down"
                label={t('list.down', { entry: name })}
                aria-disabled={isLast}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <IconButton size="s" icon={x} label={t('list.remove', { entry: name })} onClick={onRemove} />
        </span>
      </div>
      {children}
    </li>
  );
}
