import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { baseLanguages } from '#shared/locales.ts';
import { spaces } from '#shared/typography.ts';

/** Inserts the no-break spaces of each language into its translations: `node web/build/typography.ts`. */
for (const lang of ['en', 'us', 'fr', 'es'] as const) {
  const folder = new URL(`../src/i18n/${lang}/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    const path = new URL(file, folder);
    const texts: unknown = JSON.parse(readFileSync(path, 'utf8'), (_key, value: unknown) =>
      typeof value === 'string' ? spaces[baseLanguages[lang]](value) : value,
    );
    writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
  }
}
