import './SideNavigation.css';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { type SessionUser, useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { setInteractiveMenu } from '#web/shell/interactiveMenuState.ts';
import { linksOf, MAIN_MENU, MORE_MENU } from '#web/shell/menus.ts';
import { useOwnMenu } from '#web/shell/useOwnMenu.ts';
import { useSignOut } from '#web/shell/useSignOut.ts';
import { IconButton, LinkButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LanguageLinks } from './LanguageMenu.tsx';
import { ShareEntry } from './ShareEntry.tsx';
import { ThemeChoice } from './ThemeMenu.tsx';

/** The navigation of small screens: the links of the menus, in a drawer. */
export function SideNavigation({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  const { pathname } = useLocation();
  const session = useSession();
  const signOut = useSignOut();
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => drawer.current?.showModal(), []);

  const isSignedIn = session.status === 'signedIn'; // their home is among their own pages
  const everybody = [...MAIN_MENU, ...MORE_MENU];
  const links = linksOf(isSignedIn ? everybody : [{ label: 'menu.home', page: 'index' }, ...everybody], lang);

  function leave() {
    drawer.current?.close();
    void signOut();
  }

  function search() {
    drawer.current?.close();
    setInteractiveMenu(true);
  }

  function closeOutsideOrAfterLink({ target }: MouseEvent) {
    if (target === drawer.current || (target instanceof Element && target.closest('a')))
      drawer.current?.close();
  }

  return (
    // Escape is the keyboard's way to close a dialog; links are links.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={drawer}
      className="drawer"
      aria-label={t('menu.main')}
      onClose={onClose}
      onClick={closeOutsideOrAfterLink}
    >
      <div className="drawer-in">
        <div className="drawer-head">
          <span className="h4">{t('menu.title')}</span>
          <IconButton icon={x} label={t('menu.close')} onClick={() => drawer.current?.close()} />
        </div>
        {session.status === 'signedIn' && <OwnPages user={session.user} />}
        <nav aria-label={t('menu.main')}>
          <button type="button" aria-haspopup="dialog" onClick={search}>
            {t('menu.search')}
          </button>
          {links.map(({ label, to }) => (
            <Link key={label} to={to} aria-current={to === pathname ? 'page' : undefined}>
              {t(label)}
            </Link>
          ))}
          <ShareEntry onChoose={() => drawer.current?.close()} />
          {isSignedIn && (
            <button type="button" onClick={leave}>
              {t('profile.signOut')}
            </button>
          )}
        </nav>
        <LinkButton kind="moss" to={paths.proposal({ lang })}>
          {t('menu.publish')}
        </LinkButton>
        <ThemeChoice />
        <LanguageLinks />
      </div>
    </dialog>
  );
}

/** The user's own pages, in groups that open one at a time; that of the current page is open. */
function OwnPages({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('side.label')}>
      {useOwnMenu(user).map(({ title, links }) => (
        <details key={title} name="own-pages" open={links.some(({ isCurrent }) => isCurrent)}>
          <summary>
            {t(title)}
            <Icon svg={chevronDown} size="s" />
          </summary>
          {links.map(({ label, to, isCurrent }) => (
            <Link key={label} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {t(label)}
            </Link>
          ))}
        </details>
      ))}
    </nav>
  );
}
