import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#shared/settings.ts';
import type { Hosting } from './hosting.ts';

/** Pattern and file of a page, both without the language, and whether a function renders it. */
type Page = readonly [pattern: string, file: string, server?: 1];

/** Source of the CloudFront function that maps paths to files. */
export function routerSource({ rules, notFound }: Pick<Hosting, 'rules' | 'notFound'>): string {
  const data = {
    LANGUAGES: languages,
    PAGES: sameInEachLanguage(language => pagesIn(language, rules)),
    NOT_FOUND: sameInEachLanguage(language => notFound[language].slice(language.length + 1)),
  };
  const constants = Object.entries(data).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  const source = readFileSync(join(import.meta.dirname, 'router.js'), 'utf8');
  return constants.join('') + source.replaceAll(/^\s*\/[/*].*\n/gm, '');
}

const pagesIn = (language: string, rules: Hosting['rules']): Page[] =>
  rules
    .filter(({ pattern }) => pattern.split('/')[1] === language)
    .map(({ pattern, file, server }): Page => {
      const page = [pattern.slice(language.length + 1), file.slice(language.length + 1)] as const;
      return server ? [...page, 1] : page;
    });

/** Rules shared by all languages, which keeps the function within CloudFront's size limit. */
function sameInEachLanguage<T>(read: (language: (typeof languages)[number]) => T): T {
  const [first, ...others] = languages.map(read);
  if (first === undefined) throw new Error('No languages');
  const differs = others.findIndex(other => JSON.stringify(other) !== JSON.stringify(first));
  if (differs >= 0)
    throw new Error(`Pages in ${languages[differs + 1]} differ from those in ${languages[0]}`);
  return first;
}
