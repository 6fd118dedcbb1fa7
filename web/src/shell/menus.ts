import type { ParseKeys } from 'i18next';
import { type FixedPageName, type PageName, paths } from '#shared/paths.ts';
import type { GenericText } from '#shared/texts.ts';
import type { Language } from '#web/i18n/languages.ts';

type ShellKey = ParseKeys<'shell'>;

/** An entry of a menu: a page, or a section of one. */
export interface MenuEntry {
  label: ShellKey;
  page: FixedPageName | 'generic';
  /** The text of the page `generic`. */
  context?: GenericText;
  hash?: string;
  query?: Readonly<Record<string, string>>;
}

export interface MenuLink {
  label: ShellKey;
  page: PageName;
  to: string;
}

/** Path of an entry in a language. */
export const targetOf = ({ page, context, hash, query }: Omit<MenuEntry, 'label'>, lang: Language): string =>
  paths[page]({ lang, context, hash, query } as never);

/** The entries of a menu as links in a language. */
export const linksOf = (entries: readonly MenuEntry[], lang: Language): MenuLink[] =>
  entries.map(entry => ({ label: entry.label, page: entry.page, to: targetOf(entry, lang) }));

export const MAIN_MENU: readonly MenuEntry[] = [
  { label: 'menu.projects', page: 'market' },
  { label: 'menu.owners', page: 'generic', context: 'projects' },
  { label: 'menu.supporters', page: 'generic', context: 'support' },
  { label: 'menu.how', page: 'process' },
];

export const MORE_MENU: readonly MenuEntry[] = [
  { label: 'menu.roles', page: 'roles' },
  { label: 'menu.people', page: 'authors' },
  { label: 'menu.guide', page: 'generic', context: 'guide' },
  { label: 'menu.benefits', page: 'generic', context: 'benefits' },
  { label: 'menu.why', page: 'about', hash: 'why' },
];
