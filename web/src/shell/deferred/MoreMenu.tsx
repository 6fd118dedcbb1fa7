import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import { useTranslation } from 'react-i18next';
import type { MenuLink } from '#web/shell/menus.ts';
import { NavigationLink } from '#web/shell/NavigationLink.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { ShareEntry } from './ShareEntry.tsx';

/** "More" menu: `late` links, which narrow screens move here from the main navigation, and `more` links, which are always here. */
export function MoreMenu({ late, more }: { late: readonly MenuLink[]; more: readonly MenuLink[] }) {
  const { t } = useTranslation('shell');
  return (
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
      <ShareEntry />
    </Menu>
  );
}
