import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { frenchSpaces, spanishSpaces } from '#web/i18n/spaces.ts';

const FOLDERS = [
  ['fr', frenchSpaces],
  ['es', spanishSpaces],
] as const;

/** Writes the spaces of French and Spanish typography into the words: `node web/build/typography.ts`. */
for (const [lang, correct] of FOLDERS) {
  const folder = new URL(`../src/i18n/${lang}/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    const path = new URL(file, folder);
    const words: unknown = JSON.parse(readFileSync(path, 'utf8'), (_key, value: unknown) =>
      typeof value === 'string' ? correct(value) : value,
    );
    writeFileSync(path, `${JSON.stringify(words, null, 2)}\n`);
  }
}
