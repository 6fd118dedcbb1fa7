import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { type Card, movesOf } from '#web/pages/tasks/data/card.ts';
import type { BoardActions } from './boardActions.ts';

interface Lifted {
  id: string;
  card: Card;
  /** The column where it would be dropped. */
  over: TaskState;
}

/**
 * Moving cards by keyboard: Space lifts and drops, the arrows choose among the legal columns, Escape puts the card
 * back. While nothing is lifted, the arrows move the focus between cards and columns.
 */
export function useLift({ requestMove, announce }: BoardActions, columns: readonly TaskState[]) {
  const { t } = useTranslation('tasks');
  const [lifted, setLifted] = useState<Lifted>();
  const nameOf = (status: TaskState) => t(`status.${status}`);

  function lift(card: Card) {
    if (movesOf(card).length === 0) return announce(t('lift.fixed', { title: card.Title }));
    setLifted({ id: card.TaskID, card, over: card.status });
    announce(t('lift.lifted', { title: card.Title, status: nameOf(card.status) }));
  }

  function drop(card: Card, { over }: Lifted) {
    setLifted(undefined);
    if (over === card.status) return announce(t('lift.back', { title: card.Title }));
    requestMove(card, over);
  }

  function step(card: Card, by: 1 | -1, { id, over }: Lifted) {
    const legal = new Set<TaskState>([card.status, ...movesOf(card)]);
    const places = columns.filter(status => legal.has(status));
    const next = places[places.indexOf(over) + by];
    if (next === undefined) return;
    setLifted({ id, card, over: next });
    announce(t('lift.over', { status: nameOf(next) }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, card: Card) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const held = lifted?.id === card.TaskID ? lifted : undefined;
    const by = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];

    if (event.key === ' ') {
      event.preventDefault();
      return held ? drop(card, held) : lift(card);
    }
    if (held && event.key === 'Escape') {
      event.preventDefault();
      setLifted(undefined);
      return announce(t('lift.back', { title: card.Title }));
    }
    if (held && by) {
      event.preventDefault();
      return step(card, by, held);
    }
    if (!held) moveFocus(event);
  }

  return { lifted, onKeyDown, letGo: () => setLifted(undefined) };
}

/** Moves the focus to the next card of the column or to the nearest card of the next column. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const column = event.currentTarget.closest('.kcol');
  if (!column) return;
  const cardsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-card]')];
  const own = cardsIn(column);
  const place = own.findIndex(card => card === event.currentTarget);

  const targets: Partial<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => own[place + 1],
    ArrowUp: () => own[place - 1],
    ArrowRight: () => nearest(column, 'nextElementSibling'),
    ArrowLeft: () => nearest(column, 'previousElementSibling'),
  };
  const target = targets[event.key]?.();

  function nearest(from: Element, side: 'nextElementSibling' | 'previousElementSibling') {
    for (let other = from[side]; other; other = other[side]) {
      const cards = cardsIn(other);
      if (cards.length > 0) return cards[Math.min(place, cards.length - 1)];
    }
    return undefined;
  }

  if (!target) return;
  event.preventDefault();
  target.focus();
}
