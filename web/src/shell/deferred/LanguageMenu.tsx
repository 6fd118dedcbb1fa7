import globe from 'lucide-static/icons/globe.svg?raw';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { changeLanguage, paths } from '#shared/paths.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES } from '#web/i18n/languages.ts';
import { writeStored } from '#web/shell/stored.ts';
import { isFixed, usePage } from '#web/shell/usePage.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';

/**
 * Returns the path of the current page in a language. Before hydration the ids and the query of the URL are unknown, so pages with ids
 * lead to the home page.
 */
export function useInLanguage(): (lang: Language) => string {
  const { pathname, search, hash } = useLocation();
  const page = usePage();
  const hydrated = useHydrated();

  return lang => {
    if (hydrated) return changeLanguage(lang, pathname) + searchIn(lang, search) + hash;
    return page && isFixed(page) ? changeLanguage(lang, pathname) : paths.index({ lang });
  };
}

/** The query in another language: the page that `next` leads to afterwards changes as well. */
function searchIn(lang: Language, search: string): string {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  if (!next?.startsWith('/')) return search;
  query.set('next', changeLanguage(lang, next));
  return `?${query}`;
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
