import { isTimeZone } from '#shared/days.ts';

/** The time zone of the browser, such as Europe/Paris; UTC if it is unknown. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}
