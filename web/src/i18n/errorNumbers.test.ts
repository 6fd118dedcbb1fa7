import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Texts whose figures are amounts: their caller formats them as money. */
const AMOUNTS = ['errors.payment_below_minimum', 'validation.amount'];

test.each(['en', 'fr', 'es'])('Figures in the messages of the server are formatted in %s', lang => {
  const raw = ['errors', 'validation', 'limits'].flatMap(namespace => {
    const text = readFileSync(new URL(`./${lang}/${namespace}.json`, import.meta.url), 'utf8');
    return [
      ...text.matchAll(/"(\w+)": "[^"]*\{\{(points|needed|missing|max|min|limit|days|count|open)\}\}/g),
    ].map(([, key]) => `${namespace}.${key}`);
  });
  expect(raw.filter(key => !AMOUNTS.includes(key))).toEqual([]);
});
