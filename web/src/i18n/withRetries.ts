import { timings } from '#shared/settings.ts';

/** Further attempts to load translations. */
const retries = 5;

/**
 * Loads translations, again after a growing delay if that fails. Without a connection it fails immediately, because the page
 * reports that and loads again when there is one.
 */
export async function withRetries<T>(
  load: () => Promise<T>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (attempt >= retries || isOffline()) throw error;
      await wait(timings.translationRetry * 2 ** attempt);
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;
