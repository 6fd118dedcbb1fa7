import { useState } from 'react';
import { type TaskState, taskStates } from '#shared/taskLifecycle.ts';
import { type Card, compareInColumn } from './card.ts';
import type { Lists } from './useLists.ts';

/** Server's responses to changes made here, by TaskID; `deleted` for tasks that no longer exist. */
type Learned = ReadonlyMap<string, Card | 'deleted'>;

/**
 * The cards by status: those of the lists, overlaid with the server's answers to changes that the lists may not show
 * yet (the newest version of a task wins), and with the moves that are being sent.
 */
export function useCards(lists: Lists, belongs: (card: Card) => boolean = () => true) {
  const [learned, setLearned] = useState<Learned>(new Map());
  const [moving, setMoving] = useState<ReadonlyMap<string, TaskState>>(new Map());

  const known = new Map<string, Card>();
  for (const card of taskStates.flatMap(status => lists[status].cards ?? [])) {
    const other = known.get(card.TaskID);
    if (!other || other.version < card.version) known.set(card.TaskID, card);
  }
  for (const [id, card] of learned) {
    const listed = known.get(id);
    if (card === 'deleted') known.delete(id);
    else if (!listed || listed.version < card.version) known.set(id, card);
  }

  const shown = [...known.values()].filter(belongs).map(card => {
    const to = moving.get(card.TaskID);
    return to === undefined ? card : { ...card, status: to };
  });
  const inStatus = (status: TaskState): Card[] =>
    shown.filter(card => card.status === status).toSorted(compareInColumn);

  return {
    byStatus: Object.fromEntries(taskStates.map(status => [status, inStatus(status)])) as Record<
      TaskState,
      Card[]
    >, // one entry per status
    all: shown,
    /** The card as last received from the server, without a move that is being sent. */
    find: (id: string): Card | undefined => known.get(id),
    learn: (id: string, card: Card | 'deleted') => setLearned(before => new Map(before).set(id, card)),
    setMoving: (id: string, to: TaskState | undefined) =>
      setMoving(before => {
        const after = new Map(before);
        if (to === undefined) after.delete(id);
        else after.set(id, to);
        return after;
      }),
    isMoving: (id: string): boolean => moving.has(id),
  };
}
export type Cards = ReturnType<typeof useCards>;
