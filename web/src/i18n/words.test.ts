import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { americanSpelling } from '#shared/americanSpelling.ts';
import { contracts } from '#shared/contracts/index.ts';
import { type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';
import { partedUnits } from '#shared/testing/partedUnits.ts';
import { spaces } from '#shared/typography.ts';
import { SLOGAN_COUNT } from '#web/pages/home/useSlogans.ts';
import { PAGES } from '#web/routes/pages.ts';
import { LOCALES } from './languages.ts';
import type { Words } from './overlay.ts';

const folder = (lang: string) => new URL(`./${lang}/`, import.meta.url);
const filesOf = (lang: string) => readdirSync(folder(lang)).sort();
const read = (lang: string, file: string): Words =>
  JSON.parse(readFileSync(new URL(file, folder(lang)), 'utf8'));

/** Every text with its full key. */
function texts(words: Words, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(PLURAL, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)|<\/?(\w+)>/g)].map(([found]) => found.replace(/\s/g, '')).sort();
const namespaces = filesOf('en');

describe.each(['fr', 'es'] as const)('Translations in %s', lang => {
  test('have the same namespaces as English', () => {
    expect(filesOf(lang)).toEqual(namespaces);
  });

  test.each(namespaces)('of %s have exactly the English keys', file => {
    const keys = (words: Words) => [...new Set(texts(words).map(([key]) => stem(key)))].sort();
    expect(keys(read(lang, file))).toEqual(keys(read('en', file)));
  });

  test.each(namespaces)('of %s have the same placeholders and tags as English', file => {
    const english = new Map(texts(read('en', file)).map(([key, text]) => [stem(key), placeholders(text)]));
    for (const [key, text] of texts(read(lang, file))) {
      const own = placeholders(text);
      const wanted = english.get(stem(key)) ?? [];
      // The singular form may say "a" instead of the number.
      const expected =
        key.endsWith('_one') && !own.includes('{{count') ? wanted.filter(name => name !== '{{count') : wanted;
      expect(own, key).toEqual(expected);
    }
  });

  test.each(namespaces)('of %s have all plural forms of the language', file => {
    const forms = new Intl.PluralRules(LOCALES[lang]).resolvedOptions().pluralCategories.toSorted();
    const found = new Map<string, string[]>();
    for (const [key] of texts(read(lang, file))) {
      const form = PLURAL.exec(key)?.[1];
      if (form) found.set(stem(key), [...(found.get(stem(key)) ?? []), form]);
    }
    for (const [key, own] of found) expect(own.toSorted(), key).toEqual(forms);
  });
});

/** Pattern of the keys that a template such as `states.${status}` can produce. */
function patternOf(template: string): RegExp | undefined {
  const parts = template.split(/\$\{[^}]*\}/);
  const isKey = parts.length > 1 && parts.every(part => /^[\w:.-]*$/.test(part));
  if (!isKey || !parts.some(part => /[a-z]{2}/i.test(part))) return undefined;
  return new RegExp(`^${parts.map(part => part.replaceAll('.', String.raw`\.`)).join(String.raw`[\w.-]+`)}$`);
}

describe('Translation keys', () => {
  const root = new URL('../../../', import.meta.url);
  const source = ['web/src', 'web/build', 'shared']
    .flatMap(area =>
      readdirSync(new URL(`${area}/`, root), { recursive: true, encoding: 'utf8' }).map(
        file => `${area}/${file}`,
      ),
    )
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
  const literals = new Set([...source.matchAll(/(['"`])([\w:.-]+)\1/g)].map(([, , text]) => text));
  const patterns = [...source.matchAll(/`([^`\s]*\$\{[^`\n]*)`/g)].flatMap(
    ([, template = '']) => patternOf(template) ?? [],
  );
  const ofErrors = new Set((Object.keys(errors) as ErrorCode[]).map(i18nIDOf)); // the keys of a constant object
  const ofSuccess = new Set(contracts.flatMap(({ id, spec }) => (spec.successMessage ? [id] : [])));
  /** Keyed by error code, endpoint and rule: the keys that are issued. */
  const issued: Record<string, (key: string) => boolean> = {
    'errors.json': key => ofErrors.has(`errors.${key}`) || isWritten(`errors.${key}`),
    'success.json': key => ofSuccess.has(key),
    'validation.json': key => isWritten(`validation.${key}`),
  };
  const isWritten = (name: string) => literals.has(name) || patterns.some(pattern => pattern.test(name));

  test.each(Object.keys(issued))('of %s are all issued', file => {
    const unissued = texts(read('en', file)).filter(([key]) => !issued[file]?.(stem(key)));
    expect(unissued).toEqual([]);
  });

  test.each(namespaces.filter(file => !(file in issued)))('of %s are all used', file => {
    const namespace = file.replace('.json', '');
    const unused = texts(read('en', file)).filter(([key]) => {
      const spellings = [stem(key), `${namespace}:${stem(key)}`];
      return !spellings.some(isWritten);
    });
    expect(unused).toEqual([]);
  });
});

const baseOf = (lang: string) => (lang === 'fr' || lang === 'es' ? lang : 'en');

describe('Translations in all languages', () => {
  const all = ['en', 'fr', 'es', 'gb', 'us'].flatMap(lang => {
    try {
      return filesOf(lang).map(file => [lang, file] as const);
    } catch {
      return [];
    }
  });

  test.each(all)('%s/%s contains no empty text and no surrounding spaces', (lang, file) => {
    for (const [key, text] of texts(read(lang, file))) expect(text.trim(), key).toBe(text || 'something');
  });

  test.each(all.filter(([lang]) => lang === 'gb' || lang === 'us'))(
    '%s/%s overrides only keys that exist in English',
    (lang, file) => {
      const english = new Set(texts(read('en', file)).map(([key]) => key));
      for (const [key] of texts(read(lang, file))) expect(english.has(key), key).toBe(true);
    },
  );

  test.each(namespaces)('of %s are spelled as Americans do for them', file => {
    const overrides = new Map(filesOf('us').includes(file) ? texts(read('us', file)) : []);
    for (const [key, text] of texts(read('en', file))) {
      const shown = overrides.get(key) ?? text;
      expect(shown, key).toBe(americanSpelling(shown));
    }
  });

  test.each(all)('%s/%s follows the spacing rules of its language', (lang, file) => {
    for (const [key, text] of texts(read(lang, file))) expect(text, key).toBe(spaces[baseOf(lang)](text));
  });

  test.each(['en', 'fr', 'es', 'us'])('in %s keep numbers and their units of time together', lang => {
    const parted = filesOf(lang).flatMap(file =>
      texts(read(lang, file)).flatMap(([, text]) => partedUnits(baseOf(lang), text)),
    );
    expect(parted).toEqual([]);
  });

  test.each(['en', 'fr', 'es'])('in %s contain a title and a description of every page', lang => {
    for (const { name, namespaces } of PAGES) {
      const keys = texts(read(lang, `${namespaces[0]}.json`)).map(([key]) => key);
      expect(keys).toEqual(expect.arrayContaining([`meta.${name}.title`, `meta.${name}.description`]));
    }
  });

  test.each(['en', 'fr', 'es'])('in %s contain the 25 slogans', lang => {
    expect(SLOGAN_COUNT).toBe(25);
    const slogans = texts(read(lang, 'home.json')).filter(([key]) => key.startsWith('slogans.'));
    expect(slogans.map(([key]) => key)).toEqual(
      Array.from({ length: SLOGAN_COUNT }, (_, index) => `slogans.s${index + 1}`),
    );
    expect(new Set(slogans.map(([, text]) => text)).size).toBe(SLOGAN_COUNT);
  });
});
