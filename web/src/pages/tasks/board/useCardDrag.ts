import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { type Card, movesOf } from '#web/pages/tasks/data/card.ts';
import type * as DragAndDrop from './dragAndDrop.ts';

/** Card of a drag, whose data only `useCardDrag` sets. */
const cardOf = (data: Record<string | symbol, unknown>): Card | undefined => data['card'] as Card | undefined;

/**
 * Connects an element once the code of drag and drop has loaded, after the first view. If it cannot be loaded, cards are
 * moved by keyboard and menu. Returns a function that disconnects the element.
 */
function connect(attach: (library: typeof DragAndDrop) => () => void): () => void {
  let disconnect: (() => void) | undefined;
  let isOver = false;
  import('./dragAndDrop.ts').then(
    library => {
      if (!isOver) disconnect = attach(library);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    disconnect?.();
  };
}

/** Makes a card draggable with mouse and touch, if there is a place to which it may go. */
export function useCardDrag(element: RefObject<HTMLElement | null>, card: Card): { isDragged: boolean } {
  const [isDragged, setDragged] = useState(false);
  const current = useEffectEvent(() => card);
  const isMovable = movesOf(card).length > 0;

  useEffect(() => {
    const target = element.current;
    if (!target || !isMovable) return;
    return connect(({ draggable }) =>
      draggable({
        element: target,
        getInitialData: () => ({ card: current() }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [element, isMovable]);

  return { isDragged };
}

/**
 * Scrolls the board while a card is dragged near its edge, so that it reaches columns outside a phone's screen. Returns whether
 * a card is being dragged: a board that snaps to its columns would spring back.
 */
export function useBoardScroll(element: RefObject<HTMLElement | null>): { isDragging: boolean } {
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return connect(({ autoScrollForElements, combine, monitorForElements }) =>
      combine(
        autoScrollForElements({ element: target, getAllowedAxis: () => 'horizontal' }),
        monitorForElements({ onDragStart: () => setDragging(true), onDrop: () => setDragging(false) }),
      ),
    );
  }, [element]);

  return { isDragging };
}

/** Makes a column accept the cards that may be moved to its status. Returns the card that is over it. */
export function useCardDrop(
  element: RefObject<HTMLElement | null>,
  status: TaskState,
  onCard: (card: Card, to: TaskState) => void,
): { over: Card | undefined } {
  const [over, setOver] = useState<Card>();
  const drop = useEffectEvent(onCard);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return connect(({ dropTargetForElements }) =>
      dropTargetForElements({
        element: target,
        canDrop({ source }) {
          const card = cardOf(source.data);
          return card !== undefined && movesOf(card).includes(status);
        },
        onDragEnter: ({ source }) => setOver(cardOf(source.data)),
        onDragLeave: () => setOver(undefined),
        onDrop({ source }) {
          setOver(undefined);
          const card = cardOf(source.data);
          if (card) drop(card, status);
        },
      }),
    );
  }, [element, status]);

  return { over };
}
