import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { histories, replay } from '../testing/simulation/replay.ts';

/** Another seed, path or number for all histories: `SEED=… HISTORY_PATH=… HISTORIES=… npm run test:long`. */
const { SEED = '1', HISTORY_PATH, HISTORIES = '1000' } = process.env;

test(`${HISTORIES} random histories from seed ${SEED}`, { timeout: 0 }, async () => {
  let replayed = 0;
  await assert(
    asyncProperty(histories(60), async history => {
      await replay(history);
      replayed += 1;
    }),
    {
      seed: Number(SEED),
      numRuns: Number(HISTORIES),
      endOnFailure: true,
      ...(HISTORY_PATH && { path: HISTORY_PATH }),
    },
  );
  expect(replayed).toBeGreaterThan(0);
});
