import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages, pathAndQueryOf } from '#web/testing/openPages.ts';

const root = import.meta.dirname;
const pages = openPages();

test('no page changes the query of its address in another way', () => {
  const offences = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter(file => !file.includes('.test.'))
    .filter(file => /\[[^\]\n]*,[^\]\n]*\] = useSearchParams\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(offences).toEqual([]);
});

/** Chooses options of selects, by their labels, without waiting for the address to follow. */
const chooseAtOnce = (page: Page, choices: Record<string, string>) =>
  page.evaluate(wanted => {
    for (const select of document.querySelectorAll('select')) {
      const value = wanted[select.labels[0]?.textContent?.trim() ?? ''];
      if (value === undefined) continue;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, choices);

test('choices that are made faster than the address follows are all kept', async () => {
  const { page } = await pages.open('/en/teams-to-hire', { listTeamsToHire: () => ({ items: [] }) });
  await page.getByRole('combobox', { name: 'Country' }).waitFor();
  await chooseAtOnce(page, { Skill: 'developers', Country: 'FR', Language: 'es' });
  await expect
    .poll(() => pathAndQueryOf(page))
    .toBe('/en/teams-to-hire?skill=developers&country=FR&language=es');

  await page.getByRole('combobox', { name: 'Country' }).selectOption('');
  await expect.poll(() => pathAndQueryOf(page)).toBe('/en/teams-to-hire?skill=developers&language=es');
});
