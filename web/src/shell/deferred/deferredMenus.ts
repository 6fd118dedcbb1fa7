import { specialIds } from '#shared/settings.ts';
import type { MenuEntry } from '#web/shell/menus.ts';

/** Query of a new message to support. */
const writeToSupport = { view: 'new', to: specialIds.support };

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
      { label: 'menu.teamsToHire', page: 'teams-to-hire' },
      { label: 'menu.adopt', page: 'adopt' },
      { label: 'menu.publish', page: 'proposal' },
      { label: 'menu.ideas', page: 'project-ideas' },
    ],
  },
  {
    title: 'footer.numbers',
    entries: [{ label: 'menu.reputation', page: 'reputation' }],
  },
  {
    title: 'footer.cairn',
    entries: [
      { label: 'menu.how', page: 'index', hash: 'how' },
      { label: 'menu.plans', page: 'membership' },
      { label: 'menu.statistics', page: 'statistics' },
      { label: 'menu.feedback', page: 'messages', query: { ...writeToSupport, about: 'feedback' } },
    ],
  },
];

/** The profile menu, in groups. */
export const PROFILE_MENU: readonly (readonly MenuEntry[])[] = [
  [
    { label: 'profile.edit', page: 'edit-profile' },
    { label: 'profile.avatar', page: 'edit-profile', hash: 'avatar' },
    { label: 'profile.password', page: 'edit-profile', hash: 'password' },
    { label: 'profile.membership', page: 'edit-profile', hash: 'membership' },
    { label: 'profile.emails', page: 'notification-settings' },
  ],
  [
    { label: 'profile.dashboard', page: 'edit-projects' },
    { label: 'menu.ideas', page: 'project-ideas' },
    { label: 'profile.projectTasks', page: 'project-tasks' },
    { label: 'profile.tasks', page: 'user-tasks' },
    { label: 'profile.prospects', page: 'manage-prospects' },
    { label: 'profile.requests', page: 'contribution-requests' },
    { label: 'profile.team', page: 'manage-team' },
    { label: 'profile.contributions', page: 'contributions' },
    { label: 'profile.earnings', page: 'payout' },
    { label: 'profile.points', page: 'reputation' },
    { label: 'profile.contacts', page: 'contacts' },
    { label: 'profile.messages', page: 'messages' },
    { label: 'profile.notices', page: 'notifications' },
  ],
];

export const ADMIN_MENU: readonly MenuEntry[] = [
  { label: 'profile.admin', page: 'admin' },
  { label: 'profile.adminPayouts', page: 'admin-payouts' },
];

/** The interactive menu. Its one-letter shortcuts work only while it is open. */
export const INTERACTIVE_MENU: readonly (MenuEntry & { letter: string })[] = [
  { label: 'interactive.editProject', page: 'edit-projects', letter: 'E' },
  { label: 'interactive.prospects', page: 'manage-prospects', letter: 'P' },
  { label: 'interactive.team', page: 'manage-team', letter: 'T' },
  { label: 'profile.projectTasks', page: 'project-tasks', letter: 'B' },
  { label: 'profile.tasks', page: 'user-tasks', letter: 'U' },
  { label: 'interactive.projects', page: 'market', letter: 'S' },
  { label: 'interactive.webmail', page: 'messages', query: writeToSupport, letter: 'W' },
];
