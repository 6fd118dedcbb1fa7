import { pages } from '#shared/paths.ts';
import type { Resources } from '#web/i18n/resources.ts';
import {
  ADMIN_MENU,
  FOOTER_MENU,
  INTERACTIVE_MENU,
  OWN_MENU,
  VISITOR_MENU,
} from '#web/shell/deferred/deferredMenus.ts';
import { MAIN_MENU, type MenuEntry, MORE_MENU } from '#web/shell/menus.ts';

type Keywords = keyof Resources['finder']['keywords'];

/** A view of a page that has no entry in a menu. */
export interface FinderView extends Omit<MenuEntry, 'label'> {
  name: keyof Resources['finder']['pages'];
}

const views: readonly FinderView[] = [
  { name: 'translations', page: 'project-translations' },
  { name: 'newMessage', page: 'messages', query: { view: 'new' } },
  { name: 'sent', page: 'messages', query: { view: 'sent' } },
  { name: 'drafts', page: 'messages', query: { view: 'drafts' } },
  { name: 'trash', page: 'messages', query: { view: 'trash' } },
  { name: 'contactRequests', page: 'contacts', query: { tab: 'received' } },
  { name: 'blocked', page: 'contacts', query: { tab: 'blocked' } },
];

const adminViews: readonly FinderView[] = (
  [
    'review',
    'edits',
    'people',
    'reports',
    'support',
    'adoptions',
    'statistics',
    'audit',
    'maintenance',
  ] as const
).map(name => ({ name, page: 'admin', query: { view: name } }));

export type Finder = 'visitor' | 'member' | 'administrator';
type FinderEntry = MenuEntry | FinderView;

const isPublic = ({ page }: FinderEntry): boolean => pages[page].access === 'public';

const inFooter: readonly MenuEntry[] = FOOTER_MENU.flatMap(({ entries }) => entries);

/** Everything that a person can look for: the entries of all menus, the most used first, and further views; of a page and a section by the same name, the page. */
export function finderEntries(finder: Finder): readonly FinderEntry[] {
  const everybody: readonly FinderEntry[] = [
    ...MAIN_MENU.filter(({ label, hash }) => !(hash && inFooter.some(entry => entry.label === label))),
    ...MORE_MENU,
    ...inFooter,
  ];
  if (finder === 'visitor')
    return [...VISITOR_MENU, { label: 'menu.home', page: 'index' } as const, ...everybody].filter(isPublic);
  const members = [
    ...INTERACTIVE_MENU,
    ...OWN_MENU.flatMap(({ entries }) => entries),
    ...everybody,
    ...views,
  ];
  return finder === 'administrator' ? [...members, ...ADMIN_MENU.entries, ...adminViews] : members;
}

/** Key of the words by which an entry is found besides its title. Two texts have the names of pages. */
export const keywordsKeyOf = ({ page, context }: Pick<MenuEntry, 'page' | 'context'>): Keywords =>
  (context === 'authors' || context === 'reputation' ? `${context}-text` : (context ?? page)) as Keywords; // a test compares them
