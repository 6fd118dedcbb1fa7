import { I18nextProvider } from 'react-i18next';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router-dom';
import { i18nFor } from '../i18n/i18n.ts';
import { LanguageContext } from '../i18n/LanguageContext.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '../i18n/languages.ts';
import {
  ForbiddenPage,
  NotFoundPage,
  UnauthorizedPage,
  UnavailablePage,
} from '../pages/errors/statusPages.tsx';

/** What is shown when a page could not be loaded or broke: the words are there, because the shell brought them. */
export function RouteFailure() {
  const error = useRouteError();
  const { lang } = useParams();
  const language = isLanguage(lang) ? lang : FALLBACK_LANGUAGE;
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(language)}>
        <main id="main">{pageFor(isRouteErrorResponse(error) ? error.status : 503)}</main>
      </I18nextProvider>
    </LanguageContext>
  );
}

function pageFor(status: number) {
  if (status === 401) return <UnauthorizedPage />;
  if (status === 403) return <ForbiddenPage />;
  if (status === 404) return <NotFoundPage />;
  return <UnavailablePage />;
}
