import type { ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import { hasTranslations, loadTranslations } from '#web/i18n/i18n.ts';
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#web/i18n/languages.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import { PAGES, type Page } from './pages.ts';

/** What is said around every page. */
const WORDS_OF_SHELL: readonly Namespace[] = ['common', 'shell'];

const contents = new Map<Page, ReactElement>();

/** What a page shows, once it has been prepared. */
export const contentOf = (page: Page): ReactElement | undefined => contents.get(page);

/** Brings the code and the words of the page at an address; undefined where all of them are there already. */
export function preloadPage({ pathname }: { pathname: string }): Promise<unknown> | undefined {
  const { page, language } = pageAt(pathname);
  const words = [...WORDS_OF_SHELL, ...(page?.namespaces ?? [])];
  const missing = [
    ...(hasTranslations(language, words) ? [] : [loadTranslations(language, words)]),
    ...(!page || contents.has(page) ? [] : [loadContent(page)]),
  ];
  return missing.length > 0 ? Promise.all(missing) : undefined;
}

/** Whether there is a language in which the shell can say anything. */
export const hasShellTranslations = (): boolean => LANGUAGES.some(isSpoken);

/** The language to speak in: the wanted one, or, where its words could not be brought, one whose words are here. */
export const availableLanguage = (wanted: Language): Language =>
  isSpoken(wanted) ? wanted : (LANGUAGES.find(isSpoken) ?? wanted);

const isSpoken = (language: Language): boolean => hasTranslations(language, WORDS_OF_SHELL);

function pageAt(pathname: string): { page: Page | undefined; language: Language } {
  const lang = pathname.split('/')[1];
  if (!isLanguage(lang)) return { page: undefined, language: FALLBACK_LANGUAGE };
  return { page: PAGES.find(({ pattern }) => matchPath(pattern, pathname)), language: lang };
}

async function loadContent(page: Page): Promise<void> {
  const { default: Content } = await page.load();
  contents.set(page, <Content />);
}
