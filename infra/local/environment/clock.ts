import { join } from 'node:path';
import { readJson, savedJson } from '#infra/local/wire/atomicFile.ts';

/**
 * The clock of functions, sign-ins and the payment provider: the machine's, plus an offset that can be moved forward.
 */
export interface Clock {
  now: () => Date;
  /** Offset in seconds. */
  ahead: () => number;
  advance: (seconds: number) => Promise<void>;
}

/** The clock of a data folder. Its offset survives a restart. */
export async function openClock(dataDir: string): Promise<Clock> {
  const file = join(dataDir, 'clock.json');
  const kept = (await readJson(file)) as { ahead: number } | undefined; // written by this function only
  let ahead = kept?.ahead ?? 0;
  const saved = savedJson(file, () => ({ ahead }));

  return {
    now: () => new Date(Date.now() + ahead * 1000),
    ahead: () => ahead,
    async advance(seconds) {
      ahead += Math.max(0, Math.floor(seconds));
      await saved.save();
    },
  };
}
