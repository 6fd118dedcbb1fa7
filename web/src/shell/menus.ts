import type { ParseKeys } from 'i18next';
import { type FixedPageName, paths } from '#shared/paths.ts';
import type { Language } from '#web/i18n/languages.ts';

type ShellKey = ParseKeys<'shell'>;

/** An entry of a menu: a page, or a section of one. */
export interface MenuEntry {
  label: ShellKey;
  page: FixedPageName;
  hash?: string;
  query?: Readonly<Record<string, string>>;
}

export interface MenuLink {
  label: ShellKey;
  page: FixedPageName;
  to: string;
}

/** The entries of a menu as links in a language. */
export const linksOf = (entries: readonly MenuEntry[], lang: Language): MenuLink[] =>
  entries.map(({ label, page, hash, query }) => ({
    label,
    page,
    to: paths[page]({ lang, hash, query } as never),
  }));

export const MAIN_MENU: readonly MenuEntry[] = [
  { label: 'menu.projects', page: 'market' },
  { label: 'menu.owners', page: 'index', hash: 'owners' },
  { label: 'menu.investors', page: 'index', hash: 'investors' },
  { label: 'menu.how', page: 'index', hash: 'how' },
];

export const MORE_MENU: readonly MenuEntry[] = [{ label: 'menu.roles', page: 'index', hash: 'roles' }];
