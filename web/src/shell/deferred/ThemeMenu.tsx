import moon from 'lucide-static/icons/moon.svg?raw';
import sun from 'lucide-static/icons/sun.svg?raw';
import sunMoon from 'lucide-static/icons/sun-moon.svg?raw';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts';

const ICONS: Record<Theme, string> = { system: sunMoon, light: sun, dark: moon };

/** Theme menu in the header: light, dark or system. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  return (
    <Menu
      align="end"
      buttonClassName="ib"
      label={t('theme.current', { theme: t(`theme.${theme}`) })}
      button={<Icon svg={theme === 'light' ? sun : moon} />}
    >
      {THEMES.map(option => (
        <button
          key={option}
          type="button"
          aria-pressed={option === theme}
          className={option === theme ? 'is-on is-chosen' : undefined}
          onClick={() => chooseTheme(option)}
        >
          <Icon svg={ICONS[option]} />
          {t(`theme.${option}`)}
        </button>
      ))}
    </Menu>
  );
}

/** The same choice as three buttons side by side. */
export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const theme = useTheme();
  return (
    <Segmented
      block
      label={t('theme.label')}
      value={theme}
      onChange={chooseTheme}
      options={THEMES.map(value => ({ value, label: t(`theme.${value}`) }))}
    />
  );
}
