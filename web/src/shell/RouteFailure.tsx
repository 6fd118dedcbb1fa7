import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import {
  ForbiddenPage,
  NotFoundPage,
  UnauthorizedPage,
  UnavailablePage,
} from '../pages/errors/statusPages.tsx';
import { I18nextProvider } from 'react-i18next';
import { i18nFor } from '../i18n/i18n.ts';
import { LanguageContext } from '../i18n/LanguageContext.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '../i18n/languages.ts';
import { useParams } from 'react-router-dom';

const BY_STATUS: Record<number, () => React.ReactNode> = {
  401: UnauthorizedPage,
  403: ForbiddenPage,
  404: NotFoundPage,
};

/** What is shown when a page could not be loaded or broke: the words are there, because the shell brought them. */
export function RouteFailure() {
  const error = useRouteError();
  const { lang } = useParams();
  const language = isLanguage(lang) ? lang : FALLBACK_LANGUAGE;
  const Page = (isRouteErrorResponse(error) && BY_STATUS[error.status]) || UnavailablePage;
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(language)}>
        <main id="main">
          <Page />
        </main>
      </I18nextProvider>
    </LanguageContext>
  );
}
