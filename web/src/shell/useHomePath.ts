import { paths } from '#shared/paths.ts';
import { useIdentity } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** Address to which "Home" leads: the user's own home, for visitors the home page of the site. */
export function useHomePath(): string {
  const lang = useLanguage();
  return useIdentity().status === 'signedIn' ? paths.home({ lang }) : paths.index({ lang });
}
