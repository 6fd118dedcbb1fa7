import { locales } from '#shared/locales.ts';
import type { Language } from '#shared/settings.ts';

/** A summer: zones whose clocks change have the name of the whole year then, and not that of their winter. */
const namedAt = Date.UTC(2026, 6);

/** Label of a time zone in a language: its city and its common name, such as "Los Angeles – Pacific Time". */
export function zoneLabel(timeZone: string, language: Language): string {
  const options = { timeZone, timeZoneName: 'longGeneric' } as const;
  const formatter = new Intl.DateTimeFormat(locales[language], options); // used once, and too large to keep
  const name = formatter.formatToParts(namedAt).find(({ type }) => type === 'timeZoneName')?.value;
  return `${cityOf(timeZone)} – ${name}`;
}

const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
