import type { Words } from './overlay.ts';

/** Values of the placeholders; `count` also chooses the plural, `ns` where to look. */
export type SayOptions = Record<string, unknown> & { count?: number; ns?: string | readonly string[] };

/**
 * The words of one language. Reads what i18next reads, in the same manner: namespaces, nested keys, plurals of the
 * platform, `{{value}}` and `{{value, number}}`. A test holds it to i18next, which weighs twenty times as much.
 */
export interface WordBook {
  language: string;
  addResourceBundle: (locale: string, namespace: string, words: Words) => void;
  hasResourceBundle: (locale: string, namespace: string) => boolean;
  getResource: (locale: string, namespace: string, key: string) => string | Words | undefined;
  exists: (key: string, options?: SayOptions) => boolean;
  t: (key: string, options?: SayOptions) => string;
}

/** An empty book; `locale` decides plurals and numbers. */
export function createWordBook(locale: string, defaultNamespace = 'common'): WordBook {
  const bundles = new Map<string, Words>();
  const plurals = new Intl.PluralRules(locale);

  const read = (namespace: string, key: string): string | Words | undefined => {
    let found: string | Words | undefined = bundles.get(namespace);
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    return found;
  };

  const find = (key: string, { ns = defaultNamespace, count }: SayOptions): string | undefined => {
    const [own, rest] = key.includes(':') ? splitOnce(key, ':') : [undefined, key];
    const forms = count === undefined ? [rest] : [`${rest}_${plurals.select(count)}`, rest];
    for (const namespace of own === undefined ? [ns].flat() : [own]) {
      const text = forms.map(form => read(namespace, form)).find(word => typeof word === 'string');
      if (typeof text === 'string') return text;
    }
    return undefined;
  };

  return {
    language: locale,
    addResourceBundle: (_, namespace, words) => void bundles.set(namespace, words),
    hasResourceBundle: (_, namespace) => bundles.has(namespace),
    getResource: (_, namespace, key) => read(namespace, key),
    exists: (key, options = {}) => find(key, options) !== undefined,
    t: (key, options = {}) => fill(find(key, options) ?? splitOnce(key, ':').at(-1) ?? key, options, locale),
  };
}

/** The text with its placeholders replaced. One that nobody gave a value stays, so that it is seen; an empty value leaves nothing. */
export const fill = (text: string, values: Record<string, unknown>, locale: string): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g, (place, name: string, isNumber?: string) => {
    if (!(name in values)) return place;
    const value = values[name];
    if (isNumber && typeof value === 'number') return numbersOf(locale).format(value);
    return typeof value === 'string' ? value : [value].join('');
  });

const formats = new Map<string, Intl.NumberFormat>();

function numbersOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

function splitOnce(text: string, separator: string): [string | undefined, string] {
  const place = text.indexOf(separator);
  return place < 0 ? [undefined, text] : [text.slice(0, place), text.slice(place + 1)];
}
