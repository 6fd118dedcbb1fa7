import { type Country, countryCodes, fallbackCountry } from '#shared/settings.ts';

/** Returns the supported country with this code, or the fallback country. */
export const supportedCountry = (code: string): Country =>
  countryCodes.find(one => one === code.toUpperCase()) ?? fallbackCountry;
