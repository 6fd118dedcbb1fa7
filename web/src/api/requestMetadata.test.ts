import { expect, test } from 'vitest';
import { describeVisitor } from './requestMetadata.ts';

const at = (pathname: string) => ({ pathname, origin: 'https://cairn.example' });

test.each([
  ['the country that was chosen', '/fr/market', 'es', 'fr-FR', ['fr', 'ES']],
  ['the country of the language', '/fr/market', undefined, 'en-US', ['fr', 'FR']],
  ['the country of the browser for plain English', '/en', undefined, 'en-GB', ['en', 'GB']],
  ['the fallbacks where nothing is known', '/', undefined, 'de', ['en', 'US']],
  ['no country for a choice that is none', '/en', 'en', 'de', ['en', 'US']],
] as const)('a call names %s', (_, path, chosen, browser, [language_code, country_code]) => {
  expect(describeVisitor(at(path), chosen, browser)).toEqual({
    language_code,
    country_code,
    origin: 'https://cairn.example',
  });
});
