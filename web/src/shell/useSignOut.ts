import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useSession } from '#web/api/session.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** Signs the user out and navigates to the home page in the current language. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const lang = useLanguage();
  const navigate = useNavigate();

  return async () => {
    await navigate(paths.index({ lang }));
    await signOut();
  };
}
