import { useEffect } from 'react';
import type { Queue, QueueName } from '#shared/entities/queue.ts';
import { timings } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useDecidedCounts } from '#web/pages/admin/held/heldDecisions.ts';
import { decisions, followQueues } from './followQueues.ts';

/** Queues of administrators, counted again after each decision in any tab, on focus and every half minute. */
export function useQueues() {
  const { data, error, mutate } = useQuery(
    'listQueues',
    {},
    { revalidateOnFocus: true, refreshInterval: timings.inboxPolling },
  );
  useEffect(() => {
    followQueues();
    return decisions.subscribe(() => void mutate());
  }, [mutate]);
  const decidedIn = useDecidedCounts();
  const queues = data?.items.map(queue => ({
    ...queue,
    count: queue.hasMore ? queue.count : Math.max(0, queue.count - decidedIn(queue.name)),
  }));
  return { queues, error, mutate };
}

/** Number of items in several queues together; undefined if there are none, or while it is not known. */
export function countOf(queues: readonly Queue[] | undefined, ...names: readonly QueueName[]) {
  const some = queues?.filter(({ name }) => names.includes(name)) ?? [];
  const count = some.reduce((sum, queue) => sum + queue.count, 0);
  return count > 0 ? { count, hasMore: some.some(({ hasMore }) => hasMore) } : undefined;
}
