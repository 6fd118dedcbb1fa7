import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#shared/settings.ts';

/** The pages of a built site, without their language: `market`, `projects/_/_`, and the empty name for home. */
export function pagesOf(site: string): string[] {
  const files = globSync('*/**/index.html', { cwd: site }).map(file => file.replaceAll('\\', '/'));
  const pages = files
    .filter(file => languages.some(language => file.startsWith(`${language}/`)))
    .map(file => file.split('/').slice(1, -1).join('/'));
  return [...new Set(pages)].sort();
}

/** The source of the CloudFront function that finds the file for an address. */
export function routerSource(pages: readonly string[]): string {
  const source = readFileSync(join(import.meta.dirname, 'router.js'), 'utf8');
  const code = source.replaceAll(/^\s*\/[/*].*\n/gm, '');
  return `const LANGUAGES = ${JSON.stringify(languages)};\nconst PAGES = ${JSON.stringify(pages)};\n${code}`;
}
