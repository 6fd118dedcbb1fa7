import { expect, test } from 'vitest';
import { runPayouts } from '../testing/payoutRuns.ts';

/** Another number of payouts: `PAYOUTS=… npm run test:long`. */
const payouts = Number(process.env['PAYOUTS'] ?? 100_000);

test(`${payouts} payouts whose functions are cut off every 15 minutes`, { timeout: 0 }, async () => {
  const { seconds, cutOffs, rate, ...outcome } = await runPayouts({
    payouts,
    recipients: Math.ceil(payouts / 50),
    cutOffSeconds: 15 * 60,
  });
  console.info(
    `${payouts} payouts in ${Math.round(seconds / 60)} min of the clock, cut off ${cutOffs} times`,
  );
  expect(outcome).toEqual({ wrong: {}, discrepancies: [], deadLetters: 0 });
  expect(rate).toBeLessThanOrEqual(25);
});
