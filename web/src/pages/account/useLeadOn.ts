import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, readQuery } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ownPath, takeNext } from './next.ts';

/** Where the person was going, by `?next=`; addresses of other sites are not. */
export function useNext(): string | undefined {
  const [search] = useSearchParams();
  const { next } = readQuery('signin', search);
  return next && typeof window !== 'undefined' ? ownPath(next, window.location.origin) : undefined;
}

/** Leads whoever is signed in, here or meanwhile in another tab, on to where they were going. */
export function useLeadOn(): void {
  const lang = useLanguage();
  const navigate = useNavigate();
  const wanted = useNext();
  const { status } = useIdentity();
  const led = useRef(false);

  const leadOn = useEffectEvent(() => {
    if (led.current) return;
    led.current = true;
    const remembered = takeNext(window.location.origin);
    void navigate(wanted ?? remembered ?? paths.index({ lang }), { replace: true });
  });
  useEffect(() => {
    if (status === 'signedIn') leadOn();
  }, [status]);
}
