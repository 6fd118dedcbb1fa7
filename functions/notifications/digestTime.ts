import { addDays, dayIn, instantIn, type Place, weekdayOf, zoneOf } from '#shared/days.ts';
import { type DigestFrequency, digest as settings } from '#shared/notificationSettings.ts';

/** Time of the first digest after an instant: seven in the morning of the user, on Mondays if it is weekly. */
export function nextDigestAt(frequency: DigestFrequency, user: Place, after: string): string {
  const timeZone = zoneOf(user);
  const today = dayIn(timeZone, after);
  for (let days = 0; days <= 7; days++) {
    const date = addDays(today, days);
    const isItsDay = frequency === 'daily' || weekdayOf(date) === settings.weekday;
    const at = instantIn(timeZone, date, settings.hour);
    if (isItsDay && at > after) return at;
  }
  throw new Error(`No ${frequency} digest after ${after}`);
}
