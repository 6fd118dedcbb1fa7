import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between a ring and waking up, so that several rings at the same time wake up the waiter once. */
export const gatherMs = 20;

/** Alarm that wakes up the code that waits for it, or else the next code that will. */
export function alarm() {
  let isRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      isRung = true;
      wake?.();
    },
    /** Resolves soon after it has rung, at the latest after a time. */
    async within(ms: number): Promise<void> {
      if (!isRung) {
        const timeout = new AbortController();
        const rung = new Promise<void>(resolve => {
          wake = resolve;
        });
        await Promise.race([rung, wait(ms, undefined, timeout).catch(() => undefined)]);
        timeout.abort();
      }
      if (isRung) await wait(gatherMs);
      isRung = false;
      wake = undefined;
    },
  };
}
