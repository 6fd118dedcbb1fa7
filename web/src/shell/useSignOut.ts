import { useNavigate } from 'react-router-dom';
import { useSession } from '../api/session.ts';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { paths } from '../routes/paths.ts';

/** Ends the session and leads to the home page of the language. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const lang = useLanguage();
  const navigate = useNavigate();

  return async () => {
    await navigate(paths.index({ lang }));
    await signOut();
  };
}
