import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** State of the navigation that signs out, so that a person who stays to save their changes stays signed in. */
interface SigningOut {
  signsOut: true;
}

/** Goes to the home page in the current language, where `useSignOutOnArrival` signs the user out. */
export function useSignOut(): () => Promise<void> {
  const lang = useLanguage();
  const navigate = useNavigate();
  return async () =>
    await navigate(paths.index({ lang }), { state: { signsOut: true } satisfies SigningOut });
}

/** Signs the user out once the navigation of `useSignOut` has arrived. */
export function useSignOutOnArrival(): void {
  const { signOut } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const isArriving = (location.state as Partial<SigningOut> | null)?.signsOut === true; // only set here

  const arrive = useEffectEvent(async () => {
    await navigate(location, { replace: true, state: null });
    await signOut();
  });
  useEffect(() => {
    if (isArriving) void arrive();
  }, [isArriving]);
}
