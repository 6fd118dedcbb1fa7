import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** The way to sign in that leads back to this page, or on to where somebody wanted to go. */
export function useSignInPath() {
  const lang = useLanguage();
  const { pathname, search } = useLocation();
  return (next: string = pathname + search): string => paths.signin({ lang, query: { next } });
}
