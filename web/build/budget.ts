import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type * as Pages from '../src/routes/pages.ts';
import { filesOf, readManifest } from './manifest.ts';

const FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** Brotli KB of the first view of a page. */
export interface PageWeight {
  source: string;
  scripts: number;
  styles: number;
  fonts: number;
  /** Page, scripts, styles and fonts, without pictures. */
  requests: number;
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(`${FOLDER}/${file}`)).length, 0) / 1000;

/** What a visitor's browser fetches before a page stands: its source file and its words, as the build split them. */
export function weigh(page: Pick<Pages.Page, 'source' | 'namespaces'>, lang = 'en'): PageWeight {
  const words = [...new Set(['common', 'shell', ...page.namespaces])].map(
    namespace => `src/i18n/${lang}/${namespace}.json`,
  );
  const { scripts, styles } = filesOf(readManifest(FOLDER), ['index.html', ...words, page.source]);
  const fonts = readdirSync(`${FOLDER}/assets`)
    .filter(file => /-latin-wght-normal.*\.woff2$/.test(file))
    .map(file => `assets/${file}`);
  return {
    source: page.source,
    scripts: kilobytes(scripts),
    styles: kilobytes(styles),
    fonts: fonts.reduce((sum, file) => sum + readFileSync(`${FOLDER}/${file}`).length, 0) / 1000,
    requests: 1 + scripts.length + styles.length + fonts.length,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const weight = weigh({ source: 'src/pages/home/HomePage.tsx', namespaces: ['home'] });
  process.stdout.write(`${JSON.stringify(weight)}\n`);
}
