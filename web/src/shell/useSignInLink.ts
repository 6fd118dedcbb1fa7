import { useLocation } from 'react-router-dom';
import { type PageName, paths, routePattern } from '#shared/paths.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { useSignInPath } from '#web/domain/person/useSignInPath.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { usePage } from './usePage.ts';

/** Pages to which users do not return: the home page, where one arrives anyway, and those on the way to an account. */
const WITHOUT_RETURN: ReadonlySet<string> = new Set(
  (
    [
      'index',
      'signin',
      'signup',
      'forgot-password',
      'reset',
      'confirm-email',
      'account-deleted',
      '401',
    ] as const satisfies PageName[]
  ).map(routePattern),
);

/** The address of the sign-in page on every page, which leads back to where the visitor is, or was before. */
export function useSignInLink(): string {
  const lang = useLanguage();
  const page = usePage();
  const { search } = useLocation();
  const signIn = useSignInPath();
  // The page was rendered without its query.
  if (!useHydrated()) return paths.signin({ lang });
  const isOnTheWay = page !== undefined && WITHOUT_RETURN.has(page.pattern);
  if (!isOnTheWay) return signIn();
  return paths.signin({ lang, query: { next: new URLSearchParams(search).get('next') ?? undefined } });
}
