import x from 'lucide-static/icons/x.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LOCALES } from '#web/i18n/languages.ts';
import { writeStored } from '#web/shell/stored.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { useInLanguage } from './LanguageMenu.tsx';

/** Countries with their own version of the site, and the invitation in the language of each. */
const REGIONS = [
  { lang: 'gb', invitation: 'See Cairn in the United Kingdom' },
  { lang: 'us', invitation: 'See Cairn in the United States' },
  { lang: 'fr', invitation: 'Voir Cairn en France' },
  { lang: 'es', invitation: 'Ver Cairn en España' },
] as const;

/** Offers the version for the visitor's country. The start script selects one of those in the HTML, so that the layout does not shift. */
export function RegionStrip() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const to = useInLanguage();

  return REGIONS.filter(({ lang }) => lang !== current).map(({ lang, invitation }) => (
    <aside key={lang} className={`region region--${lang}`} aria-label={t('region.label')}>
      <div className="wrap">
        <p>
          {t('region.seem', { country: t(`region.in.${lang}`) })}{' '}
          <Link
            to={to(lang)}
            lang={LOCALES[lang]}
            data-choice={lang}
            onClick={() => {
              writeStored('language', lang);
              remember(lang);
            }}
          >
            {invitation}
          </Link>
        </p>
        <IconButton size="s" icon={x} label={t('region.close')} onClick={() => remember(current)} />
      </div>
    </aside>
  ));
}

function remember(choice: string): void {
  writeStored('region', choice);
  delete document.documentElement.dataset['region'];
}
