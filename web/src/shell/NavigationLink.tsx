import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { MenuLink } from './menus.ts';
import { usePage } from './usePage.ts';

/** Link of the main navigation, marked as current on its page and on the pages of its section. */
export function NavigationLink({ link, className }: { link: MenuLink; className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const isSection = usePage()?.section === link.page;
  const current = link.to === pathname ? 'page' : isSection || undefined;
  return (
    <Link to={link.to} className={className} aria-current={current}>
      {t(link.label)}
    </Link>
  );
}
