import { readdirSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { LOCALES } from './languages.ts';
import type { Words } from './overlay.ts';
import { createWordBook } from './wordBook.ts';

const folder = (lang: string) => new URL(`./${lang}/`, import.meta.url);

const bundlesOf = (lang: string): Record<string, Words> =>
  Object.fromEntries(
    readdirSync(folder(lang)).map(file => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder(lang)), 'utf8')) as Words,
    ]),
  );

const keysOf = (words: Words, prefix = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

/** Every placeholder by its own name, so that one taken for another shows. */
const VALUES = new Proxy<Record<string, string>>({}, { get: (_, name) => `‹${String(name)}›` });

describe.each(['en', 'fr', 'es'] as const)('The word book in %s', lang => {
  const locale = LOCALES[lang];
  const bundles = bundlesOf(lang);
  const book = createWordBook(locale);
  for (const [namespace, words] of Object.entries(bundles)) book.addResourceBundle(locale, namespace, words);

  const model = createInstance();
  void model.init({
    lng: locale,
    fallbackLng: false,
    ns: Object.keys(bundles),
    defaultNS: 'common',
    initAsync: false,
    resources: { [locale]: bundles },
    interpolation: { escapeValue: false },
  });
  // Keys are read from the files, so they are plain text here.
  const say = model.t as unknown as (key: string, options: object) => string;

  test.each(Object.keys(bundles))('says every sentence of %s as i18next does', ns => {
    for (const key of keysOf(bundles[ns] ?? {})) {
      const names = [...JSON.stringify(book.getResource(locale, ns, key)).matchAll(/\{\{\s*(\w+)/g)];
      const values = Object.fromEntries(names.map(([, name = '']) => [name, VALUES[name]]));
      const stem = key.replace(/_(one|many|other)$/, '');
      const all =
        stem === key && !('count' in values)
          ? [{ ns, ...values }]
          : [0, 1, 2, 7, 1234, 1_000_000].map(count => ({ ns, ...values, count }));
      for (const options of all) expect(book.t(stem, options), stem).toBe(say(stem, options));
    }
  });
});

describe('A word book', () => {
  const book = createWordBook('en-GB');
  book.addResourceBundle('en-GB', 'common', { yes: 'Yes', deep: { word: 'Hello {{name}}' } });
  book.addResourceBundle('en-GB', 'other', { yes: 'Aye', own: 'Own' });

  test('looks through the given namespaces in their order, else in the common one', () => {
    expect(book.t('yes')).toBe('Yes');
    expect(book.t('yes', { ns: ['other', 'common'] })).toBe('Aye');
    expect(book.t('other:own')).toBe('Own');
  });

  test('says the key where it has no word, and leaves the place of a value that is missing', () => {
    expect(book.t('other:missing.word')).toBe('missing.word');
    expect(book.exists('missing.word')).toBe(false);
    expect(book.exists('deep')).toBe(false);
    expect(book.t('deep.word')).toBe('Hello {{name}}');
    expect(book.t('deep.word', { name: undefined })).toBe('Hello ');
  });

  test('takes what a value holds as it is', () => {
    expect(book.t('deep.word', { name: '<b>{{name}} $&</b>' })).toBe('Hello <b>{{name}} $&</b>');
  });
});
