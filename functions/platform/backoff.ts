import { setTimeout as pause } from 'node:timers/promises';

const baseDelayMs = 25;
const maxDelayMs = 400;

/** Waits before a retry: exponential backoff with full jitter, at most 400 ms. */
export const backoff = (attempt: number): Promise<void> =>
  pause(Math.random() * Math.min(maxDelayMs, baseDelayMs * 2 ** attempt));
