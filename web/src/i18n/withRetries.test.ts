import { expect, test } from 'vitest';
import { PAGES } from '#web/routes/pages.ts';
import { withRetries } from './withRetries.ts';

/** Loads translations that fail a number of times. Returns the outcome and the delays between the attempts. */
async function load(failures: number) {
  let attempts = 0;
  const delays: number[] = [];
  const outcome = await withRetries(
    async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error('Not loaded');
      return 'words';
    },
    async ms => void delays.push(ms),
  ).catch((error: unknown) => error);
  return { outcome, delays, attempts };
}

test('Translations are loaded again up to five times, after delays that double', async () => {
  expect(await load(0)).toEqual({ outcome: 'words', delays: [], attempts: 1 });
  expect(await load(2)).toEqual({ outcome: 'words', delays: [350, 700], attempts: 3 });
  const { outcome, delays } = await load(6);
  expect(outcome).toEqual(new Error('Not loaded'));
  expect(delays).toEqual([350, 700, 1_400, 2_800, 5_600]);
});

test('No page reads more than ten translation files at the same time', () => {
  // With those of the shell, and the three of the server’s messages.
  expect(Math.max(...PAGES.map(({ namespaces }) => namespaces.length)) + 2 + 3).toBeLessThanOrEqual(10);
});
