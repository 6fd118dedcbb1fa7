import { expect, test } from 'vitest';
import { runPayouts } from '../testing/payoutRuns.ts';

test('payouts are sent once each, whenever their functions are cut off, and within the rate of calls', async () => {
  const {
    cutOffs,
    rate,
    seconds: _,
    ...outcome
  } = await runPayouts({
    payouts: 600,
    recipients: 40,
    cutOffSeconds: 6,
  });
  expect(outcome).toEqual({ wrong: {}, discrepancies: [], deadLetters: 0 });
  expect(cutOffs).toBeGreaterThan(1);
  expect(rate).toBeLessThanOrEqual(25);
});
