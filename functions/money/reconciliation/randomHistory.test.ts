import { assert, asyncProperty } from 'fast-check';
import { expect, test } from 'vitest';
import { histories, replay, type Totals } from '../testing/simulation/replay.ts';

/** Fixed, so that the suite does not depend on luck; `npm run test:long` draws others. */
const seed = 20_261_123;

test('random histories keep the ledger balanced and equal to the provider’s, and oversell no unit, and hold what is asked back', async () => {
  const found: Totals[] = [];
  await assert(
    asyncProperty(
      histories(120),
      async history => void found.push(await replay(history, { checkEvery: 10 })),
    ),
    { seed, numRuns: 3, endOnFailure: true },
  );
  const total = (key: keyof Totals) => found.reduce((sum, one) => sum + one[key], 0);
  expect(total('orders')).toBeGreaterThan(20);
  expect(total('postings')).toBeGreaterThan(80);
  expect(total('transfers')).toBeGreaterThan(5);
  expect(total('refunds')).toBeGreaterThan(5);
});
