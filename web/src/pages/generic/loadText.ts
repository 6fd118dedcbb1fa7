import type { TextName } from '#shared/texts.ts';
import { BASE_LANGUAGE, type Language } from '#web/i18n/languages.ts';
import type { Text } from '#web/texts/text.ts';

const files = import.meta.glob<Text>('../../texts/{en,fr,es}/*.md', { import: 'default' });
/** The English texts with American spelling and currency. */
const american = import.meta.glob<Text>('../../texts/en/*.md', { import: 'default', query: '?us' });
const loaded = new Map<string, Text>();

/** Loads a text in a language before its page renders. Rejects if it cannot be loaded. */
export async function loadText(name: TextName, language: Language): Promise<void> {
  const key = `${language}/${name}`;
  if (loaded.has(key)) return;
  const file = fileOf(name, language);
  const text = await (language === 'us' ? american : files)[file]?.();
  if (!text) throw new Error(`No text ${key}`);
  loaded.set(key, text);
}

/** A text that `loadText` has loaded. */
export const textOf = (name: TextName, language: Language): Text | undefined =>
  loaded.get(`${language}/${name}`);

const fileOf = (name: TextName, language: Language): string =>
  `../../texts/${BASE_LANGUAGE[language]}/${name}.md`;
