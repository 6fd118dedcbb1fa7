import type { ParseKeys } from 'i18next';
import type { Language } from '../i18n/languages.ts';
import { GENERIC_CONTEXTS } from '../pages/generic/contexts.ts';
import { pageNamed } from '../routes/pages.ts';
import { type PathTail, paths } from '../routes/paths.ts';

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
  to: string;
}

/** Leaves out what does not exist yet. */
export const linksOf = (entries: readonly MenuEntry[], lang: Language): MenuLink[] =>
  entries.filter(exists).map(({ label, page, hash, context }) => {
    const tail: PathTail = { query: { context }, ...(hash ? { hash } : {}) };
    return { label, to: paths[page]({ lang }, tail) };
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

export interface FooterColumn {
  title: ShellKey;
  entries: readonly MenuEntry[];
}

export const FOOTER_MENU: readonly FooterColumn[] = [
  {
    title: 'footer.projects',
    entries: [
      { label: 'menu.allProjects', page: 'market' },
      { label: 'menu.openRoles', page: 'index', hash: 'roles' },
      { label: 'menu.ideas', page: 'project-ideas' },
      { label: 'menu.publish', page: 'proposal' },
    ],
  },
  {
    title: 'footer.cairn',
    entries: [
      { label: 'menu.how', page: 'index', hash: 'how' },
      { label: 'menu.about', page: 'about' },
      { label: 'menu.benefits', page: 'generic', context: 'benefits' },
      { label: 'menu.team', page: 'team' },
      { label: 'menu.process', page: 'process' },
    ],
  },
  {
    title: 'footer.numbers',
    entries: [
      { label: 'menu.reputation', page: 'generic', context: 'reputation' },
      { label: 'menu.plans', page: 'membership' },
      { label: 'menu.feedback', page: 'messages' },
    ],
  },
  {
    title: 'footer.help',
    entries: [
      { label: 'menu.guide', page: 'generic', context: 'guide' },
      { label: 'menu.questions', page: 'generic', context: 'faq' },
      { label: 'menu.contact', page: 'contact-us' },
      { label: 'menu.webmail', page: 'messages' },
      { label: 'menu.privacy', page: 'generic', context: 'sap' },
      { label: 'menu.terms', page: 'generic', context: 'tandc' },
    ],
  },
];

/** The profile menu, in groups. */
export const PROFILE_MENU: readonly (readonly MenuEntry[])[] = [
  [
    { label: 'profile.edit', page: 'edit-profile' },
    { label: 'profile.avatar', page: 'edit-profile', hash: 'avatar' },
    { label: 'profile.password', page: 'edit-profile', hash: 'password' },
    { label: 'profile.membership', page: 'membership' },
  ],
  [
    { label: 'profile.dashboard', page: 'edit-projects' },
    { label: 'profile.tasks', page: 'user-tasks' },
    { label: 'profile.prospects', page: 'manage-prospects' },
    { label: 'profile.requests', page: 'contribution-requests' },
    { label: 'profile.earnings', page: 'payout' },
    { label: 'profile.notices', page: 'notifications' },
    { label: 'profile.messages', page: 'messages' },
    { label: 'profile.contacts', page: 'contacts' },
  ],
];

export const ADMIN_MENU: readonly MenuEntry[] = [
  { label: 'profile.admin', page: 'admin' },
  { label: 'profile.adminPayouts', page: 'admin-payouts' },
];

/** The interactive menu: one letter each, which acts only while it is open. */
export const INTERACTIVE_MENU: readonly (MenuEntry & { letter: string })[] = [
  { label: 'interactive.editProject', page: 'edit-projects', letter: 'E' },
  { label: 'interactive.prospects', page: 'manage-prospects', letter: 'P' },
  { label: 'interactive.team', page: 'edit-projects', hash: 'team', letter: 'T' },
  { label: 'interactive.tasks', page: 'user-tasks', letter: 'U' },
  { label: 'interactive.projectTasks', page: 'project-tasks', letter: 'B' },
  { label: 'interactive.projects', page: 'market', letter: 'S' },
  { label: 'interactive.webmail', page: 'messages', letter: 'W' },
];
