import { type DigestFrequency, digest as settings } from '#shared/notificationSettings.ts';
import { type Country, countries } from '#shared/settings.ts';
import { day, hour, minute } from '#shared/time.ts';

/**
 * Time of the first digest after an instant: seven in the morning of the user's country, on Mondays if it is weekly. A
 * user without a country lives in UTC.
 */
export function nextDigestAt(
  frequency: DigestFrequency,
  country: Country | undefined,
  after: string,
): string {
  const timeZone = country ? countries[country].timeZone : 'UTC';
  const from = Date.parse(after);
  // The first candidate is the day before in UTC, which may still be today in the user's time zone.
  for (let days = -1; days <= 9; days++) {
    const midnight = Math.floor((from + days * day) / day) * day; // of the civil day, read as if it were UTC
    const isItsDay = frequency === 'daily' || new Date(midnight).getUTCDay() === settings.weekday;
    const at = toInstant(midnight + settings.hour * hour, timeZone);
    if (isItsDay && at > from) return new Date(at).toISOString();
  }
  throw new Error(`No ${frequency} digest after ${after}`);
}

/** The instant at which clocks of a time zone show a civil time, given in milliseconds as if it were UTC. */
function toInstant(civil: number, timeZone: string): number {
  const guess = civil - offsetAt(civil, timeZone);
  return civil - offsetAt(guess, timeZone); // the offset of the civil time itself, should it change that day
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Difference between civil time and UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  const name = formatter.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
}
