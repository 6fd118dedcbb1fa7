import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../i18n/react.tsx';
import type { MenuLink } from './menus.ts';

/** A link of the main navigation: it says whether its page is the one on screen. */
export function NavigationLink({ link, className }: { link: MenuLink; className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <Link to={link.to} className={className} aria-current={link.to === pathname ? 'page' : undefined}>
      {t(link.label)}
    </Link>
  );
}
