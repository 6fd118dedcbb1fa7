import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useNamespace } from '#web/i18n/useNamespace.ts';
import { chooseTheme, THEMES } from '#web/shell/deferred/theme.ts';
import { useSharePage } from '#web/shell/deferred/useSharePage.ts';
import { type MenuEntry, targetOf } from '#web/shell/menus.ts';
import { useSignOut } from '#web/shell/useSignOut.ts';
import { type FinderView, finderEntries, keywordsKeyOf } from './finderEntries.ts';
import { type Findable, rank } from './rank.ts';

/** A page with its path, or an action. */
export interface Found extends Findable {
  to?: string;
  run: () => void;
}

/** Finds the pages that the user may open and the actions of the menus. Without its words, it knows the titles only. */
export function useFinder(): (typed: string) => Found[] {
  const pages = usePages();
  const actions = useActions();
  return typed => rank([...pages, ...actions], typed);
}

function usePages(): Found[] {
  const { t } = useTranslation(['shell', 'finder']);
  const lang = useLanguage();
  const navigate = useNavigate();
  const session = useSession();
  const isReady = useNamespace('finder');
  const isAdmin = session.status === 'signedIn' && session.user.isAdmin;
  const titleOf = (entry: MenuEntry | FinderView) =>
    'label' in entry ? t(entry.label) : t(`finder:pages.${entry.name}`);

  const found = new Map<string, Found>();
  for (const entry of finderEntries(isAdmin)) {
    if (!isReady && !('label' in entry)) continue;
    const to = targetOf(entry, lang);
    const title = titleOf(entry);
    const before = found.get(to);
    // Another menu calls the same page by another name.
    if (before) before.keywords += ` ${title}`;
    else
      found.set(to, {
        title,
        keywords: isReady ? t(`finder:keywords.${keywordsKeyOf(entry)}`) : '',
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
  return [
    { title: t('menu.share'), keywords: '', run: () => void sharePage() },
    ...THEMES.map(theme => ({
      title: t('theme.current', { theme: t(`theme.${theme}`) }),
      keywords: '',
      run: () => chooseTheme(theme),
    })),
    { title: t('profile.signOut'), keywords: '', run: () => void signOut() },
  ];
}
