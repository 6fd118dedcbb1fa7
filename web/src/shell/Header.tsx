import './Header.css';
import menuIcon from 'lucide-static/icons/menu.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { IconButton, LinkButton } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { opensElsewhere } from '#web/ui/opensElsewhere.ts';
import { Wordmark } from '#web/ui/Wordmark.tsx';
import { setInteractiveMenu } from './interactiveMenuState.ts';
import { linksOf, MAIN_MENU, MORE_MENU } from './menus.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { useHomePath } from './useHomePath.ts';
import { useSignInLink } from './useSignInLink.ts';
import { useSignOut, useSignOutOnArrival } from './useSignOut.ts';

const MoreMenu = lazyComponent(async () => (await import('./deferred.ts')).MoreMenu);
const LanguageMenu = lazyComponent(async () => (await import('./deferred.ts')).LanguageMenu);
const ThemeMenu = lazyComponent(async () => (await import('./deferred.ts')).ThemeMenu);
const ProfileTools = lazyComponent(async () => (await import('./ProfileMenu.tsx')).ProfileTools);
const SideNavigation = lazyComponent(
  async () => (await import('#web/shell/deferred/SideNavigation.tsx')).SideNavigation,
);

/** Below 1200 px, entries from the fourth on move into the "More" menu. */
const ALWAYS_SHOWN = 3;

/** Brand, main navigation and tools; below 1024 px the navigation is behind a button. */
export function Header() {
  const { t } = useTranslation('shell');
  const home = useHomePath();
  const [isOpen, setOpen] = useState(false);
  useSignOutOnArrival();

  return (
    <header className="head">
      <div className="wrap">
        <Link className="brand" to={home} aria-label={t('brand')}>
          <Wordmark />
        </Link>
        <MainNavigation />
        <SearchLink />
        <div className="tools">
          <Tools />
          <IconButton
            className="burger"
            icon={menuIcon}
            label={t('menu.open')}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        </div>
      </div>
      {isOpen && <SideNavigation onClose={() => setOpen(false)} />}
    </header>
  );
}

/** Leads to the market; once its scripts have loaded, it opens the menu that finds something as one types. */
function SearchLink() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();

  function openMenu(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setInteractiveMenu(true);
  }

  return (
    <Link
      className="ib header-search"
      to={paths.market({ lang })}
      aria-label={t('menu.search')}
      title={t('menu.search')}
      aria-haspopup="dialog"
      onClick={openMenu}
    >
      <Icon svg={search} />
    </Link>
  );
}

function MainNavigation() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const main = linksOf(MAIN_MENU, lang);
  const more = linksOf(MORE_MENU, lang);
  const late = main.slice(ALWAYS_SHOWN);

  return (
    <nav className="nav" aria-label={t('menu.main')}>
      {main.map((link, index) => (
        <NavigationLink key={link.to} link={link} className={classes(index >= ALWAYS_SHOWN && 'is-late')} />
      ))}
      {late.length + more.length > 0 && <MoreMenu late={late} more={more} />}
    </nav>
  );
}

function Tools() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const session = useSession();
  const signOut = useSignOut();
  const signIn = useSignInLink();
  if (session.status === 'signedIn') return <ProfileTools user={session.user} signOut={signOut} />;

  return (
    <>
      <span className="only-wide row row-2">
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <span className="visitor row row-2">
        <LinkButton kind="quiet" size="s" to={signIn}>
          {t('menu.signIn')}
        </LinkButton>
        <LinkButton kind="moss" size="s" className="only-wide" to={paths.proposal({ lang })}>
          {t('menu.publish')}
        </LinkButton>
      </span>
    </>
  );
}
