import { expect, test } from 'vitest';
import { before, edges } from '#functions/testing/zones.ts';
import { hour } from '#shared/time.ts';
import { nextDigestAt } from './digestTime.ts';

test.each([
  ['FR', '2026-11-20T12:00:00.000Z', '2026-11-21T06:00:00.000Z'],
  ['FR', '2026-11-20T05:59:59.999Z', '2026-11-20T06:00:00.000Z'],
  ['FR', '2026-11-20T06:00:00.000Z', '2026-11-21T06:00:00.000Z'],
  ['GB', '2026-07-01T12:00:00.000Z', '2026-07-02T06:00:00.000Z'],
  ['US', '2026-11-20T03:00:00.000Z', '2026-11-20T12:00:00.000Z'],
  ['US', '2026-11-20T23:30:00.000Z', '2026-11-21T12:00:00.000Z'],
  [undefined, '2026-11-20T12:00:00.000Z', '2026-11-21T07:00:00.000Z'],
] as const)('a daily digest in %s after %s is due at %s', (country, after, due) => {
  expect(nextDigestAt('daily', { country }, after)).toBe(due);
});

test.each([
  ['FR', '2026-11-20T12:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['FR', '2026-11-23T05:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['FR', '2026-11-23T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['US', '2026-11-23T04:00:00.000Z', '2026-11-23T12:00:00.000Z'], // still Sunday evening in New York
] as const)('a weekly digest in %s after %s is due on Monday, at %s', (country, after, due) => {
  expect(nextDigestAt('weekly', { country }, after)).toBe(due);
});

test('the hour stays the same when clocks change', () => {
  // Clocks in France go back on 25 October 2026 and forward on 28 March 2027.
  expect(nextDigestAt('daily', { country: 'FR' }, '2026-10-24T12:00:00.000Z')).toBe(
    '2026-10-25T06:00:00.000Z',
  );
  expect(nextDigestAt('daily', { country: 'FR' }, '2026-10-23T12:00:00.000Z')).toBe(
    '2026-10-24T05:00:00.000Z',
  );
  expect(nextDigestAt('daily', { country: 'FR' }, '2027-03-27T12:00:00.000Z')).toBe(
    '2027-03-28T05:00:00.000Z',
  );
});

test.each(edges)('a daily digest in $timeZone comes at seven on $date', ({ timeZone, begins }) => {
  const seven = new Date(Date.parse(begins) + 7 * hour).toISOString(); // clocks change on the day before
  expect(nextDigestAt('daily', { timeZone, country: 'GB' }, begins)).toBe(seven);
  expect(nextDigestAt('daily', { timeZone, country: 'GB' }, before(seven))).toBe(seven);
  expect(nextDigestAt('daily', { timeZone, country: 'GB' }, seven) > seven).toBe(true);
});
