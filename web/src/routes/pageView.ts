import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { EndpointID } from '#shared/contracts/index.ts';
import { baseLanguages } from '#shared/locales.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import type { ShellPage } from '#web/shell/usePage.ts';

/** A GET whose path parameters are those of the page's address. */
export interface PageCall {
  id: EndpointID;
  query?: Record<string, string>;
  /** Whether what is written in the language of the page comes first. */
  isByLanguage?: true;
}

/** The query of a call on a page in a language. */
export const queryOf = (
  { query, isByLanguage }: PageCall,
  lang: Language,
): Record<string, string> | undefined => (isByLanguage ? { ...query, reads: baseLanguages[lang] } : query);

/** Exports of a page's file. `prepare` loads the contents of the page before it renders. */
export interface PageModule {
  default: ComponentType;
  prepare?: (params: Params) => Promise<void>;
}

/** Properties of a page that only the web application needs. */
export interface PageView extends Pick<ShellPage, 'section'> {
  /** Translations of the page; the first namespace has `meta.{name}.title` and `meta.{name}.description`. */
  namespaces: readonly [Namespace, ...Namespace[]];
  /**
   * The way its HTML is made. `build`: the built file contains the page; `shell` (default): the built file contains only header and
   * footer, and the browser renders the page; `server`: rendered with its data for each address, and the built file, the page
   * without data, takes over if that fails.
   */
  render?: 'build' | 'shell' | 'server';
  /** Excluded from search engines and the sitemap, as is every page that requires a session. */
  hidden?: boolean;
  /**
   * API calls of the page's first view. Their ids are taken from the URL. The first is sent before the page's code has loaded;
   * a page that is rendered on the server is rendered with all of them.
   */
  calls?: readonly [PageCall, ...PageCall[]];
  /**
   * Values of the optional parameter that ends the path. Each is prerendered as a page of its own, whole, with the title and
   * description at `contexts.{value}`.
   */
  variants?: readonly string[];
  /** Further values of that parameter, for search engines to leave out: shells with the title at `contexts.{value}`. */
  titled?: readonly string[];
  /** File of the page, below `pages/`. Without it, the page is part of the shell: the one for addresses that do not exist. */
  file?: string;
}
