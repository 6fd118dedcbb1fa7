import type { AuthorSummary } from '#shared/entities/author.ts';
import type { Country } from '#shared/settings.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { type Language, LOCALES } from '#web/i18n/languages.ts';

const made = new Map<string, Intl.DisplayNames>();

function namesIn(language: Language, style: 'long' | 'short'): Intl.DisplayNames {
  const key = LOCALES[language] + style;
  const names = made.get(key) ?? new Intl.DisplayNames(LOCALES[language], { type: 'region', style });
  made.set(key, names);
  return names;
}

/** Name of a country in the page's language: "United Kingdom". */
export function useRegionName() {
  const language = useLanguage();
  return (country: string): string => namesIn(language, 'long').of(country) ?? country;
}

/** Name of a country, abbreviated where the abbreviation is common: UK and US in English, EE. UU. in Spanish. */
const styleIn = (language: Language, country: Country) =>
  LOCALES[language].startsWith('en') || (language === 'es' && country === 'US') ? 'short' : 'long';

interface Somewhere {
  city?: AuthorSummary['city'] | undefined;
  country?: Country | undefined;
}

/** City and country of a person: "Falmouth, UK"; empty if not given. */
export function usePlace() {
  const language = useLanguage();
  return ({ city, country }: Somewhere): string =>
    [city, country && namesIn(language, styleIn(language, country)).of(country)].filter(Boolean).join(', ');
}
