import { expect, test } from 'vitest';
import { offeredVersion } from './versionFor.ts';

test.each([
  ['fr-FR', 'en', 'fr by country'],
  ['fr-BE', 'en', 'fr by language'],
  ['fr-CA', 'us', 'fr by language'],
  ['fr', 'es', 'fr by language'],
  ['es-MX', 'en', 'es by language'],
  ['es-419', 'fr', 'es by language'],
  ['es-US', 'en', 'es by language'],
  ['en-AU', 'fr', 'en by language'],
  ['en-GB', 'es', 'gb by country'],
  ['en-GB', 'us', 'gb by country'],
  ['en-FR', 'fr', 'en by language'],
  ['de-US', 'fr', 'us by country'],
  ['zh-Hant-US', 'fr', 'us by country'],
])('a browser set to %s is offered a better version than %s: %s', (tag, here, offered) => {
  const { lang, by } = offeredVersion(tag, here) ?? {};
  expect(`${lang} by ${by}`).toBe(offered);
});

test.each([
  ['fr-BE', 'fr'],
  ['es-MX', 'es'],
  ['en-AU', 'en'],
  ['en-AU', 'gb'],
  ['en-AU', 'us'],
  ['en-US', 'en'],
  ['pt-BR', 'en'],
  ['pt-BR', 'fr'],
  ['gb', 'fr'],
])('a browser set to %s is offered nothing better than %s', (tag, here) => {
  expect(offeredVersion(tag, here)).toBeUndefined();
});
