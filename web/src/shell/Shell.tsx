import { useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches, useParams } from 'react-router-dom';
import { i18nFor } from '../i18n/i18n.ts';
import { LanguageContext } from '../i18n/LanguageContext.ts';
import { FALLBACK_LANGUAGE, isLanguage, LOCALES } from '../i18n/languages.ts';
import { pageNamed } from '../routes/pages.ts';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { FailureToasts } from './FailureToasts.tsx';
import { DeepFooter, SlimFooter } from './Footer.tsx';
import { Header } from './Header.tsx';
import { InteractiveMenu } from './InteractiveMenu.tsx';
import { PrivacyBanner } from './PrivacyBanner.tsx';
import { RegionStrip } from './RegionStrip.tsx';
import { useScroll } from './useScroll.ts';

/** Everything around a page, in the language of its address. */
export function Shell() {
  const { lang } = useParams();
  const language = isLanguage(lang) ? lang : FALLBACK_LANGUAGE;

  useEffect(() => {
    document.documentElement.lang = LOCALES[language];
  }, [language]);

  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(language)}>
        <ToastsProvider>
          <Frame />
        </ToastsProvider>
      </I18nextProvider>
    </LanguageContext>
  );
}

function Frame() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const page = pageNamed(useMatches().at(-1)?.id ?? '');
  useScroll();

  return (
    <>
      <a className="btn skip" href="#main">
        {t('skip')}
      </a>
      <RegionStrip />
      <Header />
      <ConnectionNotice />
      <main id="main" tabIndex={-1} key={pathname}>
        <Outlet />
      </main>
      {page?.footer === 'slim' ? <SlimFooter /> : <DeepFooter />}
      <PrivacyBanner />
      <InteractiveMenu />
      <FailureToasts />
    </>
  );
}
