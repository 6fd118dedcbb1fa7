import bell from 'lucide-static/icons/bell.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import logOut from 'lucide-static/icons/log-out.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { SessionUser } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LanguageMenu } from '#web/shell/deferred/LanguageMenu.tsx';
import { ThemeMenu } from '#web/shell/deferred/ThemeMenu.tsx';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { Reputation } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { useOwnMenu } from './useOwnMenu.ts';

interface ProfileProps {
  user: SessionUser;
  signOut: () => Promise<void>;
}

/** Header tools of a signed-in user: points, messages, notifications and the profile menu. */
export function ProfileTools({ user, signOut }: ProfileProps) {
  const { t } = useTranslation('shell');
  const lang = useLanguage();
  return (
    <>
      <Link
        className="btn btn--moss btn--s header-publish"
        to={paths.proposal({ lang })}
        aria-label={t('menu.publish')}
        title={t('menu.publish')}
      >
        <Icon svg={plus} />
      </Link>
      <span className="only-wide">
        <Reputation points={user.contributionPoints} label={t('profile.points')} />
      </span>
      <span className="only-wide row row-2">
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <UnreadLink
        to={paths.messages({ lang })}
        icon={mail}
        unread={user.unreadMessages}
        label={t('profile.unreadMessages', { count: user.unreadMessages })}
      />
      <UnreadLink
        to={paths.notifications({ lang })}
        icon={bell}
        unread={user.unreadNotifications}
        label={t('profile.notifications', { count: user.unreadNotifications })}
      />
      <ProfileMenu user={user} signOut={signOut} />
    </>
  );
}

interface UnreadLinkProps {
  to: string;
  icon: string;
  unread: number;
  label: string;
}

/** Link to a list, with the number of its unread items. */
function UnreadLink({ to, icon, unread, label }: UnreadLinkProps) {
  return (
    <Link className="ib hasdot" to={to} aria-label={label} title={label}>
      <Icon svg={icon} />
      {unread > 0 && <span className="pill pill--ember">{unread}</span>}
    </Link>
  );
}

function ProfileMenu({ user, signOut }: ProfileProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const groups = useOwnMenu(user);

  return (
    <Menu
      align="end"
      className="menu--groups"
      buttonClassName="me"
      label={t('profile.menu', { name: user.firstName })}
      button={
        <>
          <AvatarImage of={user.avatar} seed={`user:${user.UserID}`} size={40} />
          <span className="only-wide">
            <Icon svg={chevronDown} size="s" />
          </span>
        </>
      }
    >
      <div className="menu-scroll">
        <div className="menu-groups">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className="title" id={`${id}-${title}`}>
                {t(title)}
              </p>
              <ul aria-labelledby={`${id}-${title}`}>
                {links.map(({ label, to, isCurrent }) => (
                  <li key={label}>
                    <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <button type="button" onClick={() => void signOut()}>
        <Icon svg={logOut} />
        {t('profile.signOut')}
      </button>
    </Menu>
  );
}
