import { readersCurrency } from '#shared/locales.ts';
import { type Currency, countries } from '#shared/settings.ts';
import { useIdentity, useQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** The currency of plans: of the caller's country if they have given one, otherwise of the site's language. */
export function usePlanCurrency(): Currency {
  const lang = useLanguage();
  const { status } = useIdentity();
  const { data: me } = useQuery('getMe', status === 'signedIn' ? {} : null);
  const country = me?.country;
  return country ? countries[country].currency : readersCurrency[lang];
}
