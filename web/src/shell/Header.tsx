import './Header.css';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import menuIcon from 'lucide-static/icons/menu.svg?raw';
import { lazy, Suspense, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { useTranslation } from '../i18n/react.tsx';
import { pageNamed } from '../routes/pages.ts';
import { paths } from '../routes/paths.ts';
import { IconButton, LinkButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { linksOf, MAIN_MENU, type MenuLink, MORE_MENU } from './menus.ts';
import { SideNavigation, type SideNavigationHandle } from './SideNavigation.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { useSignOut } from './useSignOut.ts';

const ProfileTools = lazy(() => import('./ProfileMenu.tsx'));

/** Entries from the fourth on stand under "More" below 1200 px. */
const ALWAYS_SHOWN = 3;

/** Brand, main navigation and tools; below 1024 px the navigation is behind a button. */
export function Header() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const navigation = useRef<SideNavigationHandle>(null);

  return (
    <header className="head">
      <div className="wrap">
        <Link className="brand" to={paths.index({ lang })} aria-label={t('brand')}>
          <Wordmark />
        </Link>
        <MainNavigation />
        <div className="tools">
          <Tools />
          <IconButton
            className="burger"
            icon={menuIcon}
            label={t('menu.open')}
            aria-haspopup="dialog"
            onClick={() => navigation.current?.open()}
          />
        </div>
      </div>
      <SideNavigation ref={navigation} />
    </header>
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
      {late.length + more.length > 0 && (
        <Menu
          buttonClassName={classes(more.length === 0 && 'is-late-button')}
          button={
            <>
              {t('menu.more')} <Icon svg={chevronDown} size="s" />
            </>
          }
        >
          {late.map(link => (
            <NavigationLink key={link.to} link={link} className="is-late-twin" />
          ))}
          {more.map(link => (
            <NavigationLink key={link.to} link={link} />
          ))}
        </Menu>
      )}
    </nav>
  );
}

function NavigationLink({ link, className }: { link: MenuLink; className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <Link to={link.to} className={className} aria-current={link.to === pathname ? 'page' : undefined}>
      {t(link.label)}
    </Link>
  );
}

function Tools() {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const session = useSession();
  const signOut = useSignOut();
  if (session.status === 'signedIn')
    return (
      <Suspense>
        <ProfileTools user={session.user} signOut={signOut} />
      </Suspense>
    );

  return (
    <>
      <span className="only-wide row row-2">
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <span className="visitor row row-2">
        {pageNamed('signin') && (
          <LinkButton kind="quiet" size="s" to={paths.signin({ lang })}>
            {t('menu.signIn')}
          </LinkButton>
        )}
        {pageNamed('proposal') && (
          <LinkButton kind="moss" size="s" className="only-wide" to={paths.proposal({ lang })}>
            {t('menu.publish')}
          </LinkButton>
        )}
      </span>
    </>
  );
}
