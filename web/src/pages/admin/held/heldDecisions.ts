import { useSyncExternalStore } from 'react';
import type { QueueName } from '#shared/entities/queue.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { store } from '#web/api/store.ts';

/** A decision that has been taken and not sent yet, or that could not be sent. */
export interface HeldDecision {
  queue: QueueName;
  /** What it decides on, such as a ProjectID. */
  of: string;
  /** `held`: can be undone. `sending`: no longer. `failed`: was refused or did not arrive, so what it decided on still waits. */
  state: 'held' | 'sending' | 'failed';
  error?: ApiError;
  /** Takes it back; undefined once it is being sent. */
  undo?: () => void;
}

/** Decisions of this tab, oldest first. */
export const heldDecisions = store<readonly HeldDecision[]>([]);

const isOn =
  ({ queue, of }: Pick<HeldDecision, 'queue' | 'of'>) =>
  (other: HeldDecision): boolean =>
    other.queue === queue && other.of === of;

/** Notes a decision, in place of the one before on the same thing. */
export const putDecision = (decision: HeldDecision): void =>
  heldDecisions.set([...heldDecisions.get().filter(other => !isOn(decision)(other)), decision]);

export const removeDecision = (on: Pick<HeldDecision, 'queue' | 'of'>): void =>
  heldDecisions.set(heldDecisions.get().filter(other => !isOn(on)(other)));

/** Takes the latest decision back. Returns whether there was one. */
export function undoLatest(): boolean {
  const latest = heldDecisions.get().findLast(({ undo }) => undo !== undefined);
  latest?.undo?.();
  return latest !== undefined;
}

const useAll = () => useSyncExternalStore(heldDecisions.subscribe, heldDecisions.get, heldDecisions.get);

/** What has been decided in a queue of this tab and still stands in its list, because the decision has not arrived. */
export function useDecided(queue: QueueName): ReadonlySet<string> {
  const decided = useAll().filter(one => one.queue === queue && one.state !== 'failed');
  return new Set(decided.map(({ of }) => of));
}

/** Why the last decision on something was not carried out. */
export const useFailedDecision = (on: Pick<HeldDecision, 'queue' | 'of'>): ApiError | undefined =>
  useAll().find(isOn(on))?.error;

/** Number of decisions by queue that have not arrived. */
export function useDecidedCounts(): (queue: QueueName) => number {
  const decided = useAll().filter(({ state }) => state !== 'failed');
  return queue => decided.filter(one => one.queue === queue).length;
}
