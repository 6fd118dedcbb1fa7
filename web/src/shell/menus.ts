import type { ParseKeys } from 'i18next';
import type { Language } from '#web/i18n/languages.ts';
import { pageNamed } from '#web/routes/pages.ts';
import { type PathTail, paths } from '#web/routes/paths.ts';
import { GENERIC_CONTEXTS } from './genericContexts.ts';

type ShellKey = ParseKeys<'shell'>;

/** Pages that a menu may lead to: those whose address needs nothing but the language. */
type MenuPage = Exclude<keyof typeof paths, 'project' | 'author'>;

/** An entry of a menu: a page, a part of one, or a text. */
export interface MenuEntry {
  label: ShellKey;
  page: MenuPage;
  hash?: string;
  context?: string;
}

export interface MenuLink {
  label: ShellKey;
  page: MenuPage;
  to: string;
}

/** Leaves out what does not exist yet. */
export const linksOf = (entries: readonly MenuEntry[], lang: Language): MenuLink[] =>
  entries.filter(exists).map(({ label, page, hash, context }) => {
    const tail: PathTail = { query: { context }, ...(hash ? { hash } : {}) };
    return { label, page, to: paths[page]({ lang }, tail) };
  });

function exists({ page, context }: MenuEntry): boolean {
  return (
    Boolean(pageNamed(page)) && (context === undefined || GENERIC_CONTEXTS.some(known => known === context))
  );
}

export const MAIN_MENU: readonly MenuEntry[] = [
  { label: 'menu.projects', page: 'market' },
  { label: 'menu.owners', page: 'index', hash: 'owners' },
  { label: 'menu.investors', page: 'index', hash: 'investors' },
  { label: 'menu.how', page: 'index', hash: 'how' },
  { label: 'menu.guide', page: 'generic', context: 'guide' },
  { label: 'menu.plans', page: 'membership' },
];

export const MORE_MENU: readonly MenuEntry[] = [
  { label: 'menu.why', page: 'about' },
  { label: 'menu.benefits', page: 'generic', context: 'benefits' },
  { label: 'menu.roles', page: 'index', hash: 'roles' },
  { label: 'menu.ideas', page: 'project-ideas' },
  { label: 'menu.contact', page: 'contact-us' },
];
