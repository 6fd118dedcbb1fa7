import x from 'lucide-static/icons/x.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isBetter, type OfferedVersion } from '#shared/versionFor.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LOCALES } from '#web/i18n/languages.ts';
import { writeStored } from '#web/shell/stored.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { useInLanguage } from './LanguageMenu.tsx';

/** Versions of the site for a country or for all who read a language, and the invitation in that language. */
const OFFERS = [
  { lang: 'gb', by: 'country', invitation: 'See Cairn in the United Kingdom' },
  { lang: 'us', by: 'country', invitation: 'See Cairn in the United States' },
  { lang: 'fr', by: 'country', invitation: 'Voir Cairn en France' },
  { lang: 'es', by: 'country', invitation: 'Ver Cairn en España' },
  { lang: 'en', by: 'language', invitation: 'See Cairn in English' },
  { lang: 'fr', by: 'language', invitation: 'Voir Cairn en français' },
  { lang: 'es', by: 'language', invitation: 'Ver Cairn en español' },
] as const satisfies readonly ({ invitation: string } & OfferedVersion)[];

/**
 * Offers the version for the visitor's country or language, and says what it knows of them. The start script selects one of those in
 * the HTML, so that the layout does not shift.
 */
export function RegionStrip() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const to = useInLanguage();

  return OFFERS.filter(({ lang }) => isBetter(lang, current)).map(({ lang, by, invitation }) => (
    <aside key={lang + by} className={`region region--${lang}-${by}`} aria-label={t('region.label')}>
      <div className="wrap">
        <p>
          {by === 'country'
            ? t('region.seem', { country: t(`region.in.${lang}`) })
            : t(`region.reads.${lang}`)}{' '}
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
