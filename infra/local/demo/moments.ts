import { utcDayOf } from '#shared/days.ts';
import { randomFrom } from '#shared/random.ts';
import { day, hour } from '#shared/time.ts';

/** Converts the offsets of the demo data to times relative to the seeding. */
export interface Moments {
  /**
   * ISO 8601, a number of days before the seeding. Times more than two days back fall between 19:00 and 22:30,
   * determined by `what`; later ones are exact.
   */
  ago(days: number, what: string): string;
  /** ISO 8601, a number of hours after a time, but never after the seeding. */
  after(moment: string, hours: number): string;
  /** YYYY-MM-DD, a number of days after the seeding. */
  dayIn(days: number): string;
}

/** Creates the conversions for a time of seeding. */
export function momentsFrom(seeding: Date): Moments {
  const now = seeding.getTime();
  const midnight = Date.parse(utcDayOf(seeding.toISOString()));
  const iso = (at: number): string => new Date(at).toISOString();

  return {
    ago(days, what) {
      if (days <= 2) return iso(now - days * day);
      const timeOfDay = (7 + randomFrom(`time·${what}`)() * 15.5) * hour;
      return iso(Math.min(midnight - Math.floor(days) * day + timeOfDay, now - 2 * day));
    },
    after: (moment, hours) => iso(Math.min(Date.parse(moment) + hours * hour, now - hour / 60)),
    dayIn: days => utcDayOf(iso(midnight + days * day)),
  };
}
