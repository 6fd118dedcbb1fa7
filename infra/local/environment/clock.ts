import { join } from 'node:path';
import { readJson, savedJson } from '#infra/local/wire/atomicFile.ts';

/** The time of jobs and of the payment provider: the machine's, moved forward by whoever tries things out. */
export interface Clock {
  now: () => Date;
  /** How far it is ahead, in seconds. */
  ahead: () => number;
  advance: (seconds: number) => Promise<void>;
}

/** The clock of a data folder; how far it was moved survives a restart. */
export async function openClock(dataDir: string): Promise<Clock> {
  const file = join(dataDir, 'clock.json');
  const kept = (await readJson(file)) as { ahead: number } | undefined; // this function alone writes the file
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
