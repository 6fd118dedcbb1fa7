import { isTimeZone } from '#shared/days.ts';

/** The time zone of the browser: Europe/Paris. UTC if it does not tell. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}
