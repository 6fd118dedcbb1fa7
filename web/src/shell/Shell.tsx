import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { FALLBACK_LANGUAGE, isLanguage, LOCALES } from '#web/i18n/languages.ts';
import { PageContext, usePage } from '#web/routes/PageContext.ts';
import type { Page } from '#web/routes/pages.ts';
import { availableLanguage } from '#web/routes/preloadPage.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ToastsProvider } from '#web/ui/Toasts.tsx';
import { Header } from './Header.tsx';
import { PageOrFailure } from './PageOrFailure.tsx';
import { useScroll } from './useScroll.ts';

const RegionStrip = lazyComponent(async () => (await import('./RegionStrip.tsx')).RegionStrip);
const ConnectionNotice = lazyComponent(async () => (await import('./ConnectionNotice.tsx')).ConnectionNotice);
const DeepFooter = lazyComponent(async () => (await import('./Footer.tsx')).DeepFooter);
const SlimFooter = lazyComponent(async () => (await import('./Footer.tsx')).SlimFooter);
const PrivacyBanner = lazyComponent(async () => (await import('./PrivacyBanner.tsx')).PrivacyBanner);
const InteractiveMenu = lazyComponent(async () => (await import('./InteractiveMenu.tsx')).InteractiveMenu);
const FailureToasts = lazyComponent(async () => (await import('./FailureToasts.tsx')).FailureToasts);

/** Everything around a page, in the language of its address. */
export function Shell({ page, children }: { page: Page | undefined; children: ReactNode }) {
  const { lang } = useParams();
  const language = availableLanguage(isLanguage(lang) ? lang : FALLBACK_LANGUAGE);

  useEffect(() => {
    document.documentElement.lang = LOCALES[language];
  }, [language]);

  return (
    <LanguageProvider language={language}>
      <PageContext value={page}>
        <ToastsProvider>
          <Frame>{children}</Frame>
        </ToastsProvider>
      </PageContext>
    </LanguageProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const page = usePage();
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
        <PageOrFailure>{children}</PageOrFailure>
      </main>
      {page?.footer === 'slim' ? <SlimFooter /> : <DeepFooter />}
      <PrivacyBanner />
      <InteractiveMenu />
      <FailureToasts />
    </>
  );
}
