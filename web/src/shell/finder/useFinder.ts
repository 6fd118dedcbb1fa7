import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { chooseTheme, THEMES } from '#web/shell/deferred/theme.ts';
import { useSharePage } from '#web/shell/deferred/useSharePage.ts';
import { type MenuEntry, targetOf } from '#web/shell/menus.ts';
import { useSignOut } from '#web/shell/useSignOut.ts';
import { type Finder, type FinderView, finderEntries, keywordsKeyOf } from './finderEntries.ts';
import { type Findable, rank } from './rank.ts';
import { rememberSearch } from './recentSearches.ts';
import { useFoundInMarket } from './useFoundInMarket.ts';
import { type FindableGroup, findableGroups, useKnown } from './useKnown.ts';

/** A page with its path, or an action. */
export interface Found extends Findable {
  to?: string;
  /** A fact that tells it from others of the same name. */
  detail?: string | undefined;
  /** The words that have found it. */
  searched?: string;
  /** Whether the market has found it, not the menus or the user's own lists. */
  isFound?: true;
  run: () => void;
}

/** Results of one kind; the last ones, which lead to all results, have no heading. */
export interface FoundSection {
  group: FindableGroup | 'all';
  entries: readonly Found[];
}

/**
 * What is typed finds the pages that the user may open, the actions of the menus, the projects and people that the user knows, and
 * the best public projects, roles and people, each kind together, the one with the best match first. The last entries search the
 * market, the open roles and the people.
 */
export function useFinder(typed: string): FoundSection[] {
  const { t } = useTranslation('finder');
  const lang = useLanguage();
  const navigate = useNavigate();
  const pages = usePages();
  const actions = useActions();
  const known = useKnown(typed);
  const market = useFoundInMarket(typed);
  const going = <Item extends { to: string }>(one: Item) => ({ ...one, run: () => void navigate(one.to) });

  const menus = [...pages, ...actions].map(entry => ({ ...entry, group: 'pages' as const, id: '' }));
  const own = rank([...menus, ...known.map(going)], typed);
  const ownIds = new Set(own.map(({ group, id }) => `${group} ${id}`));
  const others = market.filter(({ group, id }) => !ownIds.has(`${group} ${id}`)).map(going);
  const all = [...own, ...others];
  const groups = new Set([...own.map(({ group }) => group), ...findableGroups]);
  const query = { search: typed };
  const ways = [
    { title: t('searchProjects', { words: typed }), to: paths.market({ lang, query }) },
    { title: t('searchRoles', { words: typed }), to: paths.roles({ lang, query }) },
    { title: t('searchPeople', { words: typed }), to: paths.authors({ lang, query }) },
  ].map(way => going({ ...way, keywords: typed }));
  return [
    ...[...groups].map(group => ({ group, entries: all.filter(one => one.group === group) })),
    { group: 'all' as const, entries: typed === '' ? [] : ways },
  ].filter(({ entries }) => entries.length > 0);
}

/** Remembers the words that have found an entry in the market, or that lead to all results. */
export function rememberChoice(entry: Found, typed: string, sections: readonly FoundSection[]): void {
  const isWay = sections.at(-1)?.entries.includes(entry) ?? false;
  if (typed !== '' && (entry.isFound || isWay)) rememberSearch(typed);
}

function useFinderKind(): Finder {
  const session = useSession();
  if (session.status !== 'signedIn') return 'visitor';
  return session.user.isAdmin ? 'administrator' : 'member';
}

function usePages(): Found[] {
  const { t } = useTranslation(['shell', 'finder']);
  const lang = useLanguage();
  const navigate = useNavigate();
  const finder = useFinderKind();
  const titleOf = (entry: MenuEntry | FinderView) =>
    'label' in entry ? t(entry.label) : t(`finder:pages.${entry.name}`);

  const found = new Map<string, Found>();
  for (const entry of finderEntries(finder)) {
    const to = targetOf(entry, lang);
    const title = titleOf(entry);
    const before = found.get(to);
    // Another menu calls the same page by another name.
    if (before) before.keywords += ` ${title}`;
    else
      found.set(to, {
        title,
        keywords: t(`finder:keywords.${keywordsKeyOf(entry)}`),
        to,
        run: () => void navigate(to),
      });
  }
  return [...found.values()];
}

function useActions(): Found[] {
  const { t } = useTranslation('shell');
  const sharePage = useSharePage();
  const signOut = useSignOut();
  const isVisitor = useFinderKind() === 'visitor';
  return [
    { title: t('menu.share'), keywords: '', run: sharePage },
    ...THEMES.map(theme => ({
      title: t('theme.current', { theme: t(`theme.${theme}`) }),
      keywords: '',
      run: () => chooseTheme(theme),
    })),
    ...(isVisitor ? [] : [{ title: t('profile.signOut'), keywords: '', run: () => void signOut() }]),
  ];
}
