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
import { useFoundProjects } from './useFoundProjects.ts';
import { useKnown } from './useKnown.ts';

/** A page with its path, or an action. */
export interface Found extends Findable {
  to?: string;
  /** Kind of entry, if the title is a name. */
  kind?: string;
  run: () => void;
}

/**
 * What is typed finds the pages that the user may open, the actions of the menus, the projects and people that the user knows, and
 * the best public projects and roles. The last two search the market and the open roles.
 */
export function useFinder(typed: string): Found[] {
  const { t } = useTranslation('finder');
  const lang = useLanguage();
  const navigate = useNavigate();
  const going = <Item extends { to: string }>(one: Item) => ({ ...one, run: () => void navigate(one.to) });
  const pages = usePages();
  const actions = useActions();
  const known = useKnown(typed);
  const isKnown = new Set(known.map(({ title }) => title));
  const others = useFoundProjects(typed).filter(({ title }) => !isKnown.has(title));
  const market = { title: t('searchProjects', { words: typed }), keywords: typed };
  const inRoles = { title: t('searchRoles', { words: typed }), keywords: typed };
  const roles = { ...inRoles, to: paths.roles({ lang, query: { search: typed } }) };
  const search = { ...market, to: paths.market({ lang, query: { search: typed } }) };
  return [
    ...rank([...pages, ...actions, ...[...known, ...others].map(going)], typed),
    ...(typed === '' ? [] : [going(search), going(roles)]),
  ];
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
    { title: t('menu.share'), keywords: '', run: () => void sharePage() },
    ...THEMES.map(theme => ({
      title: t('theme.current', { theme: t(`theme.${theme}`) }),
      keywords: '',
      run: () => chooseTheme(theme),
    })),
    ...(isVisitor ? [] : [{ title: t('profile.signOut'), keywords: '', run: () => void signOut() }]),
  ];
}
