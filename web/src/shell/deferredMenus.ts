import type { MenuEntry } from './menus.ts';

export interface FooterColumn {
  title: MenuEntry['label'];
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
