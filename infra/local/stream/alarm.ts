import { setTimeout as wait } from 'node:timers/promises';

/** Between the ring and the awakening: what rings at the same time wakes up once. */
export const gatherMs = 20;

/** Wakes up who waits for it, or, if nobody does, the next one who will. */
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
