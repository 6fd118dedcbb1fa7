import { expect, test } from 'vitest';
import { POLL_PAUSES } from './useOrderPolling.ts';

test('Polls for a minute, with growing pauses', () => {
  expect(POLL_PAUSES.reduce((sum, pause) => sum + pause, 0)).toBe(60_000);
  expect(POLL_PAUSES.toSorted((a, b) => a - b)).toEqual(POLL_PAUSES);
});
