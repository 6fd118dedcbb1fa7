import globe from 'lucide-static/icons/globe.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { addressIn } from '#shared/changeLanguage.ts';
import { paths } from '#shared/paths.ts';
import { useRenderedAt, useRenderedQuery } from '#web/api/pageState.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from '#web/i18n/languages.ts';
import { writeStored } from '#web/shell/stored.ts';
import { isFixed, isVariant, usePage } from '#web/shell/usePage.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';

/**
 * Returns the address of the current page in a language. Before hydration it is known of pages that the server rendered with their data,
 * and of those with a file of their own, whose query is not; the start script completes what is followed then.
 */
export function useInLanguage(): (lang: Language) => string {
  const location = useLocation();
  const page = usePage();
  const hydrated = useHydrated();
  const isRendered = useRenderedAt() !== undefined;
  const query = useRenderedQuery();
  const isBuilt = page && (isFixed(page) || isVariant(page, location.pathname));

  return lang => {
    if (hydrated) return addressIn(lang, location);
    if (!isRendered && !isBuilt) return paths.index({ lang });
    return addressIn(lang, { pathname: location.pathname, search: query && `?${query}`, hash: '' });
  };
}

/** Links to the page in each language; the choice is stored. A group, because footer and menu may be there at the same time. */
export function LanguageLinks() {
  const { t } = useTranslation('shell');
  return (
    // No landmark and no fieldset: it contains links.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="langs" role="group" aria-label={t('language.label')}>
      <EachLanguage />
    </div>
  );
}

function EachLanguage() {
  const current = useLanguage();
  const to = useInLanguage();
  return LANGUAGES.map(lang => (
    <Link
      key={lang}
      to={to(lang)}
      lang={LOCALES[lang]}
      hrefLang={LOCALES[lang]}
      aria-current={lang === current ? 'true' : undefined}
      data-choice={lang}
      onClick={() => writeStored('language', lang)}
    >
      {LANGUAGE_NAMES[lang]}
    </Link>
  ));
}

/** The same links behind a button in the header. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <Menu
      align="end"
      buttonClassName="btn btn--quiet btn--s"
      button={
        <>
          <Icon svg={globe} />
          {current.toUpperCase()}{' '}
          <span className="sr">{t('language.current', { language: LANGUAGE_NAMES[current] })}</span>
        </>
      }
    >
      <EachLanguage />
    </Menu>
  );
}
