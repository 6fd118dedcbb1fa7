import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withWholeEmail } from '#shared/typography.ts';
import { compileText } from './compileText.ts';
import { type TextLanguage, textLanguages } from './facts.ts';

const TEXT = /src\/texts\/(\w+)\/[\w-]+\.md(\?us)?$/;

/** French translations that are shown: the finder's are words to search for. */
const FRENCH = /src\/i18n\/fr\/(?!finder)\w+\.json$/;

/**
 * Compiles the Markdown of `src/texts`, so that the browser needs no Markdown parser and no settings for it. `?us` selects
 * American English. Keeps "e-mail" in one line in French translations.
 */
export const texts = (): Plugin => ({
  name: 'cairn:texts',
  enforce: 'pre',
  load(id) {
    const [, folder, isAmerican] = TEXT.exec(id) ?? [];
    const language = isAmerican ? 'us' : textLanguages.find(language => language === folder);
    if (!language) return undefined;
    const file = id.replace(/\?.*$/, '');
    this.addWatchFile(file);
    try {
      return `export default ${JSON.stringify(compileText(readFileSync(file, 'utf8'), language satisfies TextLanguage))};`;
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  },
  transform: (code, id) => (FRENCH.test(id) ? { code: withWholeEmail(code), map: null } : undefined),
});
