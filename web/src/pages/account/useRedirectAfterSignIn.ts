import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { sameSitePath, takeReturnPath } from './returnPath.ts';

/** Where the person was going, by `?next=`; addresses of other sites are not. */
export function useReturnPath(): string | undefined {
  const [search] = useSearchParams();
  const { next } = readQuery('signin', search);
  return next && typeof window !== 'undefined' ? sameSitePath(next, window.location.origin) : undefined;
}

/** Leads whoever is signed in, here or meanwhile in another tab, on to where they were going. */
export function useRedirectAfterSignIn(): void {
  const lang = useLanguage();
  const navigate = useNavigate();
  const wanted = useReturnPath();
  const { status } = useIdentity();
  const led = useRef(false);

  const leadOn = useEffectEvent(() => {
    if (led.current) return;
    led.current = true;
    const remembered = takeReturnPath(window.location.origin);
    void navigate(wanted ?? remembered ?? paths.index({ lang }), { replace: true });
  });
  useEffect(() => {
    if (status === 'signedIn') leadOn();
  }, [status]);
}
