import type { Change } from '#functions/platform/projection.ts';
import type { UserID } from '#shared/ids.ts';
import { personCounts } from './personCounts.store.ts';

/**
 * Counts the items that wait for a person's answer, such as applications. `waitsFor` returns the person whom an item waits
 * for, if any; that person may change.
 */
export function countWaiting<T>(
  { before, after }: Change<T>,
  counter: 'pendingRequests' | 'refundRequests',
  waitsFor: (item: T) => UserID | undefined,
) {
  const [former, current] = [before && waitsFor(before), after && waitsFor(after)];
  if (former === current) return undefined;
  return [
    ...(former ? [personCounts.add(former, { [counter]: -1 })] : []),
    ...(current ? [personCounts.add(current, { [counter]: 1 })] : []),
  ];
}
