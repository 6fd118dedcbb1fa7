import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { month, peopleRows, siteRows, sumOf } from './month.ts';
import { targets } from './prices.ts';
import { standing } from './standing.ts';
import { translatedDay, translatedMonth, typicalTexts } from './translations.ts';

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

test('the figures name what translations by machine cost', () => {
  const figures = readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8');
  const [comment, details] = typicalTexts();
  const { dollars, most } = translatedMonth(month.pageViews);
  for (const said of [
    `$${comment?.dollars.toFixed(3)} for a comment`,
    `$${details?.dollars.toFixed(3)} for the details of a project`,
    `(${comment?.characters.toFixed(0)} and ${details?.characters.toFixed(0)} characters)`,
    `$${translatedDay().dollars.toFixed(2)} on the worst day`,
    `add $${dollars.toFixed(0)} to the month`,
    `$${most.toFixed(0)} at most`,
  ])
    expect(figures).toContain(said);
});
