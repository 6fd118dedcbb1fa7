import type { FixedPageName } from '#shared/paths.ts';
import { specialIds } from '#shared/settings.ts';
import type { SessionUser } from '#web/api/session.ts';
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
      { label: 'menu.openRoles', page: 'roles' },
      { label: 'menu.teamsToHire', page: 'teams-to-hire' },
      { label: 'menu.adopt', page: 'adopt' },
      { label: 'menu.publish', page: 'proposal' },
      { label: 'menu.ideas', page: 'project-ideas' },
    ],
  },
  {
    title: 'footer.help',
    entries: [
      { label: 'menu.how', page: 'process' },
      { label: 'menu.guide', page: 'generic', context: 'guide' },
      { label: 'menu.benefits', page: 'generic', context: 'benefits' },
      { label: 'menu.aboutProjects', page: 'generic', context: 'projects' },
      { label: 'menu.projectPage', page: 'generic', context: 'project-page' },
      { label: 'menu.support', page: 'generic', context: 'support' },
      { label: 'menu.faq', page: 'generic', context: 'faq' },
    ],
  },
  {
    title: 'footer.people',
    entries: [
      { label: 'menu.people', page: 'authors' },
      { label: 'menu.aboutPeople', page: 'generic', context: 'authors' },
      { label: 'menu.authorPage', page: 'generic', context: 'author-page' },
      { label: 'menu.reputation', page: 'reputation' },
      { label: 'menu.points', page: 'generic', context: 'reputation' },
      { label: 'menu.statistics', page: 'statistics' },
      { label: 'menu.plans', page: 'membership' },
    ],
  },
  {
    title: 'footer.cairn',
    entries: [
      { label: 'menu.about', page: 'about' },
      { label: 'menu.team', page: 'team' },
      { label: 'menu.contact', page: 'contact-us' },
      { label: 'menu.feedback', page: 'messages', query: { ...writeToSupport, about: 'feedback' } },
      { label: 'menu.security', page: 'generic', context: 'sap' },
      { label: 'menu.privacy', page: 'generic', context: 'privacy' },
      { label: 'menu.terms', page: 'generic', context: 'tandc' },
    ],
  },
];

/** Links in the footer of working pages. */
export const SLIM_FOOTER_MENU: readonly MenuEntry[] = [
  { label: 'menu.contact', page: 'contact-us' },
  { label: 'menu.terms', page: 'generic', context: 'tandc' },
  { label: 'menu.privacy', page: 'generic', context: 'privacy' },
];

/** A page of the user's own, in the menus and next to the pages themselves. */
export interface OwnEntry extends MenuEntry {
  /** Label in the side navigation, below the name of a project or "You". */
  short?: MenuEntry['label'];
}

export interface OwnGroup {
  title: MenuEntry['label'];
  entries: readonly OwnEntry[];
}

/**
 * The pages of signed-in people, in groups: the one list that the profile menu, the menu of small screens, the side navigation and the
 * interactive menu read.
 */
export const OWN_MENU: readonly OwnGroup[] = [
  {
    title: 'groups.work',
    entries: [
      { label: 'menu.home', page: 'home' },
      { label: 'menu.publish', page: 'proposal' },
      { label: 'profile.dashboard', page: 'edit-projects', short: 'side.project' },
      { label: 'profile.projectTasks', page: 'project-tasks' },
      { label: 'profile.prospects', page: 'manage-prospects', short: 'side.roles' },
      { label: 'profile.requests', page: 'contribution-requests' },
      { label: 'profile.team', page: 'manage-team', short: 'side.team' },
      { label: 'profile.analytics', page: 'project-analytics' },
      { label: 'menu.ideas', page: 'project-ideas' },
      { label: 'profile.tasks', page: 'user-tasks' },
      { label: 'profile.applications', page: 'applications' },
    ],
  },
  {
    title: 'groups.money',
    entries: [
      { label: 'profile.contributions', page: 'contributions' },
      { label: 'profile.earnings', page: 'payout' },
      { label: 'profile.orders', page: 'payout', hash: 'orders' },
    ],
  },
  {
    title: 'groups.people',
    entries: [
      { label: 'profile.messages', page: 'messages' },
      { label: 'profile.contacts', page: 'contacts' },
      { label: 'profile.notices', page: 'notifications' },
    ],
  },
  {
    title: 'groups.account',
    entries: [
      { label: 'profile.edit', page: 'edit-profile', short: 'side.profile' },
      { label: 'profile.avatar', page: 'edit-profile', hash: 'avatar' },
      { label: 'profile.password', page: 'edit-profile', hash: 'password' },
      { label: 'profile.membership', page: 'edit-profile', hash: 'membership' },
      { label: 'profile.emails', page: 'notification-settings' },
      { label: 'profile.points', page: 'reputation' },
    ],
  },
];

export const ADMIN_MENU: OwnGroup = {
  title: 'groups.admin',
  entries: [
    { label: 'profile.admin', page: 'admin' },
    { label: 'profile.adminPayouts', page: 'admin-payouts' },
    { label: 'profile.adminFinance', page: 'admin-finance' },
  ],
};

/** The groups of a user, that of administrators first. It leads people whose account requires a second factor to setting it up. */
export const ownMenuOf = ({ isAdmin, needsTwoFactor }: Pick<SessionUser, 'isAdmin' | 'needsTwoFactor'>) =>
  isAdmin || needsTwoFactor ? [ADMIN_MENU, ...OWN_MENU] : OWN_MENU;

/** The entry of a page as a whole. */
export function ownEntryOf(page: FixedPageName): OwnEntry {
  const entry = OWN_MENU.flatMap(({ entries }) => entries).find(one => one.page === page && !one.hash);
  if (!entry) throw new TypeError(`${page} is in no menu`);
  return entry;
}

/** First entries of the interactive menu. Each is chosen by its number while nothing is typed. */
export const INTERACTIVE_MENU: readonly MenuEntry[] = [
  ...(['edit-projects', 'manage-prospects', 'manage-team', 'project-tasks', 'user-tasks'] as const).map(
    ownEntryOf,
  ),
  { label: 'menu.allProjects', page: 'market' },
  { label: 'interactive.webmail', page: 'messages', query: writeToSupport },
];

/** The same for visitors. */
export const VISITOR_MENU: readonly MenuEntry[] = [
  { label: 'menu.allProjects', page: 'market' },
  { label: 'menu.openRoles', page: 'roles' },
  { label: 'menu.publish', page: 'proposal' },
  { label: 'menu.how', page: 'process' },
  { label: 'menu.signIn', page: 'signin' },
  { label: 'interactive.signUp', page: 'signup' },
  { label: 'interactive.forgotPassword', page: 'forgot-password' },
];
