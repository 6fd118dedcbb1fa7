import { setTimeout as pause } from 'node:timers/promises';

/** Delay before the first repetition and the longest one, in milliseconds. */
interface Delays {
  baseDelayMs: number;
  maxDelayMs: number;
}

/** Waits before a retry: exponential backoff with full jitter, at most 400 ms unless told otherwise. */
export const backoff = (
  attempt: number,
  { baseDelayMs, maxDelayMs }: Delays = { baseDelayMs: 25, maxDelayMs: 400 },
): Promise<void> => pause(Math.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** attempt));
