import { type Country, countryCodes, fallbackCountry } from '#shared/settings.ts';

/** A country of the product by its code; the fallback where it is another. */
export const supportedCountry = (code: string): Country =>
  countryCodes.find(one => one === code.toUpperCase()) ?? fallbackCountry;
