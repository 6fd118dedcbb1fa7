import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declaredLimits } from '#functions/platform/limits.ts';
import { costsOfNetwork, costsOfPerson } from './dayCosts.ts';
import { targets } from './prices.ts';
import { accountRows, directRow, networkRows, sumOf, videoRow, worstDayTable } from './worstDay.ts';

test('each limit has its cost in the table of the worst day', () => {
  const priced = [...Object.keys(costsOfPerson), ...Object.keys(costsOfNetwork)];
  expect(priced.toSorted()).toEqual([...declaredLimits().keys()].toSorted());
});

test('one account and one network cost no more in a day than they may', () => {
  expect(sumOf(accountRows())).toBeLessThanOrEqual(targets.accountDay);
  expect(sumOf(networkRows())).toBeLessThanOrEqual(targets.networkDay);
});

test('one network that downloads videos all day costs no more than another one', () => {
  expect(videoRow().dollars).toBeLessThanOrEqual(targets.networkDay);
});

test('calls to the address of the API, past the firewall, cost no more than one network does', () => {
  expect(directRow().dollars).toBeLessThanOrEqual(targets.networkDay);
});

test('the table of the worst day in the security guide is that of these limits and prices (npm run bench:worst)', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8');
  expect(guide).toContain(worstDayTable());
});
