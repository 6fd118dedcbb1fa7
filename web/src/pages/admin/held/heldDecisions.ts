import { useSyncExternalStore } from 'react';
import type { QueueName } from '#shared/entities/queue.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { store } from '#web/api/store.ts';

/** A decision that has been taken and not sent yet, or that could not be sent. */
export interface HeldDecision {
  queue: QueueName;
  /** Id of its subject, such as a ProjectID. */
  of: string;
  /** `held`: can be undone. `sending`: can no longer be undone. `failed`: was refused or not delivered; its subject still waits. */
  state: 'held' | 'sending' | 'failed';
  error?: ApiError;
  /** Undoes the decision; undefined once it is being sent. */
  undo?: () => void;
}

/** Decisions of this tab, oldest first. */
export const heldDecisions = store<readonly HeldDecision[]>([]);

const isOn =
  ({ queue, of }: Pick<HeldDecision, 'queue' | 'of'>) =>
  (other: HeldDecision): boolean =>
    other.queue === queue && other.of === of;

/** Records a decision, in place of the previous one on the same subject. */
export const putDecision = (decision: HeldDecision): void =>
  heldDecisions.set([...heldDecisions.get().filter(other => !isOn(decision)(other)), decision]);

export const removeDecision = (on: Pick<HeldDecision, 'queue' | 'of'>): void =>
  heldDecisions.set(heldDecisions.get().filter(other => !isOn(on)(other)));

/** Undoes the latest decision that can be undone. Returns whether there was one. */
export function undoLatest(): boolean {
  const latest = heldDecisions.get().findLast(({ undo }) => undo !== undefined);
  latest?.undo?.();
  return latest !== undefined;
}

const useAll = () => useSyncExternalStore(heldDecisions.subscribe, heldDecisions.get, heldDecisions.get);

/** Subjects decided in a queue of this tab that are still in the queue's list, because the decision has not arrived yet. */
export function useDecided(queue: QueueName): ReadonlySet<string> {
  const decided = useAll().filter(one => one.queue === queue && one.state !== 'failed');
  return new Set(decided.map(({ of }) => of));
}

/** Error of the last decision on a subject, if it failed. */
export const useFailedDecision = (on: Pick<HeldDecision, 'queue' | 'of'>): ApiError | undefined =>
  useAll().find(isOn(on))?.error;

/** Number of decisions by queue that have not arrived. */
export function useDecidedCounts(): (queue: QueueName) => number {
  const decided = useAll().filter(({ state }) => state !== 'failed');
  return queue => decided.filter(one => one.queue === queue).length;
}
