import { invalidate, onInvalidate } from '#web/api/invalidate.ts';
import { store } from '#web/api/store.ts';
import { QUEUE_LISTS } from './queueLists.ts';

type ListOfQueue = (typeof QUEUE_LISTS)[keyof typeof QUEUE_LISTS];
const lists: readonly ListOfQueue[] = Object.values(QUEUE_LISTS);
const isList = (id: unknown): id is ListOfQueue => lists.some(list => list === id);

/** Number of decisions in all tabs of the browser since this one was opened. */
export const decisions = store(0);

let isFollowing = false;
/** Whether the change that is being handled comes from another tab, which must not be notified of it again. */
let isTheirs = false;

/** Fetches queues again in all tabs of the browser once something has been decided in one of them. Once in a document. */
export function followQueues(): void {
  if (isFollowing) return;
  isFollowing = true;
  const channel = new BroadcastChannel('queues');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isList(data)) return;
    isTheirs = true;
    void invalidate(data); // calls the listeners below before it returns
    isTheirs = false;
  });
  for (const list of lists)
    onInvalidate(list, () => {
      if (!isTheirs) channel.postMessage(list);
      decisions.set(decisions.get() + 1);
    });
}
