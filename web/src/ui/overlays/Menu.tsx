import './Menu.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface MenuProps {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name, if the content is not enough. */
  label?: string;
  buttonClassName?: string;
  /** Edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
  className?: string;
  /** Links and buttons; arrow keys move to them from the button, and between them. Choosing one closes the menu. */
  children: ReactNode;
}

/** A button that opens a menu of links and actions, as a native popover. */
export function Menu({ button, label, buttonClassName, align = 'start', className, children }: MenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (open && trigger.current && menu.current) placeAt(trigger.current, menu.current, align);
  }, [open, align]);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        // the menu itself, because the state follows a moment later: a person types fast
        onKeyDown={event => menu.current?.matches(':popover-open') && moveFocus(event, menu.current)}
      >
        {button}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={classes('menu', 'menu--popover', className)}
        onToggle={event => setOpen(event.newState === 'open')}
        onKeyDown={event => moveFocus(event, menu.current)}
        onClick={event => closeAfterChoice(event.target, menu.current)}
        role="presentation"
      >
        {children}
      </div>
    </>
  );
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
];

/** Moves the focus by arrow keys, Home and End; to the left and right where there are items side by side. */
export function moveFocus(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  menu: HTMLElement | null,
): void {
  if (!menu) return;
  const items = itemsOf(menu).filter(item => item.checkVisibility());
  const index = items.findIndex(item => item === document.activeElement);
  const beside = besideOf(items, items[index], { ArrowRight: 1, ArrowLeft: -1 }[event.key]);
  if (beside) {
    event.preventDefault();
    return beside.focus();
  }
  const to = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

/** The item of the next column in a direction that is nearest in height. */
function besideOf(items: readonly HTMLElement[], from: HTMLElement | undefined, by: number | undefined) {
  if (!from || by === undefined) return undefined;
  const start = from.getBoundingClientRect();
  const distanceOf = (item: HTMLElement) => Math.abs(item.getBoundingClientRect().top - start.top);
  return items
    .filter(item => (item.getBoundingClientRect().left - start.left) * by >= start.width / 2)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
}

function closeAfterChoice(target: EventTarget, menu: HTMLElement | null): void {
  if (target instanceof Element && target.closest('a, button')) menu?.hidePopover();
}

/**
 * Positions the menu next to its button and inside the window: below it, or above it where there is no room. By the DOM API, because
 * the content security policy forbids style attributes.
 */
function placeAt(trigger: HTMLElement, menu: HTMLElement, align: 'start' | 'end'): void {
  const button = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = align === 'start' ? button.left : button.right - width;
  const hasRoomBelow = button.bottom + GAP + height <= window.innerHeight - MARGIN;
  const top = hasRoomBelow ? button.bottom + GAP : button.top - GAP - height;
  menu.style.left = `${Math.max(MARGIN, Math.min(left, window.innerWidth - width - MARGIN))}px`;
  menu.style.top = `${Math.max(MARGIN, Math.min(top, window.innerHeight - height - MARGIN))}px`;
}

/** Distances of a menu from its button and from the edges of the window, in pixels. */
const GAP = 6;
const MARGIN = 8;
