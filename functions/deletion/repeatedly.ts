import { backoff } from '#functions/platform/backoff.ts';
import type { Refusal } from '#functions/platform/refusal.ts';

const maxTries = 8;

/** Repeats a change until it takes effect: others may change the same items at the same time. */
export async function repeatedly(change: () => Promise<Refusal | undefined>): Promise<void> {
  for (let tried = 0; tried < maxTries; tried++) {
    if (!(await change())) return;
    await backoff(tried);
  }
  throw new Error('Too many changes at the same time');
}
