import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { sessions } from '#shared/settings.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { sameSitePath, takeReturnPath } from './returnPath.ts';

/** The page to return to (`?next=`); undefined for addresses of other sites. */
export function useReturnPath(): string | undefined {
  const [search] = useSearchParams();
  const { next } = readQuery('signin', search);
  return next && typeof window !== 'undefined' ? sameSitePath(next, window.location.origin) : undefined;
}

/** The page to return to as a link that is emailed may carry it; undefined if it is too long for that. */
export function useMailedPath(): string | undefined {
  const next = useReturnPath();
  return next && next.length <= sessions.returnPathMax ? next : undefined;
}

/** Redirects a signed-in user to the page to return to, also after they sign in from another tab. */
export function useRedirectAfterSignIn(): void {
  const lang = useLanguage();
  const navigate = useNavigate();
  const wanted = useReturnPath();
  const { status } = useIdentity();
  const led = useRef(false);

  const redirect = useEffectEvent(() => {
    if (led.current) return;
    led.current = true;
    const remembered = takeReturnPath(window.location.origin);
    void navigate(wanted ?? remembered ?? paths.home({ lang }), { replace: true });
  });
  useEffect(() => {
    if (status === 'signedIn') redirect();
  }, [status]);
}
