import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { peopleRows, siteRows, sumOf } from './month.ts';
import { targets } from './prices.ts';
import { standing } from './standing.ts';

const rows = [...siteRows(standing({ firewall: true })), ...peopleRows()];

test('the stated month stays within its target, Cognito and SES apart', () => {
  expect(sumOf(siteRows(standing({ firewall: true })))).toBeLessThanOrEqual(targets.month);
});

test('the figures name what each service costs in the stated month', () => {
  const figures = readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8');
  const missing = rows.filter(
    ({ service, dollars }) => !figures.includes(`| ${service} | $${dollars.toFixed(0)} |`),
  );
  expect(missing).toEqual([]);
});
