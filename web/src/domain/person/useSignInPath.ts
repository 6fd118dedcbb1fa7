import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** Builds the path of the sign-in page, which returns to the current page or to the given one. */
export function useSignInPath() {
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  return (next: string = pathname + search): string => paths.signin({ lang, query: { next } });
}
