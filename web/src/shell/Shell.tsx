// Styles of deferred parts that are prerendered: they apply before the code of the parts has loaded.
import './Footer.css';
import './PrivacyBanner.css';
import '#web/ui/Alert.css';
import './Region.css';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { availableLanguage } from '#web/i18n/i18n.ts';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { FALLBACK_LANGUAGE, isLanguage, LOCALES } from '#web/i18n/languages.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ToastsProvider } from '#web/ui/overlays/Toasts.tsx';
import { Header } from './Header.tsx';
import { ScrollPosition } from './ScrollPosition.tsx';
import { NotFoundPage } from './statusPages.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePage } from './usePage.ts';

const RegionStrip = lazyComponent(async () => (await import('./deferred.ts')).RegionStrip);
const ConnectionNotice = lazyComponent(async () => (await import('./deferred.ts')).ConnectionNotice);
const EmailProblemNotice = lazyComponent(async () => (await import('./deferred.ts')).EmailProblemNotice);
const DeepFooter = lazyComponent(async () => (await import('./deferred.ts')).DeepFooter);
const SlimFooter = lazyComponent(async () => (await import('./deferred.ts')).SlimFooter);
const PrivacyBanner = lazyComponent(async () => (await import('./deferred.ts')).PrivacyBanner);
const InteractiveMenu = lazyComponent(async () => (await import('./deferred.ts')).InteractiveMenu);
const FailureToasts = lazyComponent(async () => (await import('./deferred.ts')).FailureToasts);
const PageMessage = lazyComponent(async () => (await import('./deferred.ts')).PageMessage);
const ClientLog = lazyComponent(async () => (await import('./deferred.ts')).ClientLog);
const ShareLayer = lazyComponent(async () => (await import('./deferred.ts')).ShareLayer);
const FocusKeeper = lazyComponent(async () => (await import('./deferred.ts')).FocusKeeper);

/** Layout around every page, in the language of the URL. `children`, if given, replace the page of the route. */
export function Shell({ children }: { children?: ReactNode }) {
  const { lang } = useParams();
  const isKnown = isLanguage(lang);
  const language = availableLanguage(isKnown ? lang : FALLBACK_LANGUAGE);

  useEffect(() => {
    document.documentElement.lang = LOCALES[language];
  }, [language]);

  return (
    <LanguageProvider language={language}>
      <ToastsProvider>
        <Frame>{children ?? (isKnown ? <Outlet /> : <NotFoundPage />)}</Frame>
      </ToastsProvider>
    </LanguageProvider>
  );
}

/** Moves the focus without an entry in the history, which the router would not recognise. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const page = usePage();
  useFocusOnNavigation();

  return (
    <>
      <a className="btn skip" href="#main" onClick={skip}>
        {t('skip')}
      </a>
      <PrivacyBanner />
      <RegionStrip />
      <Header />
      <ConnectionNotice />
      <EmailProblemNotice />
      <main id="main" data-area={page?.area} tabIndex={-1} key={pathname}>
        {children}
      </main>
      {page?.footer === 'slim' ? <SlimFooter /> : <DeepFooter />}
      <InteractiveMenu />
      <FailureToasts />
      <PageMessage />
      <ShareLayer />
      <ClientLog />
      <FocusKeeper />
      <ScrollPosition />
    </>
  );
}
