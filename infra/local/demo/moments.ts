import { randomFrom } from '#shared/drawings/random.ts';
import { day, hour } from '#shared/time.ts';

/** Turns the offsets of the demo data into moments before and after the day of seeding. */
export interface Moments {
  /**
   * ISO 8601, so many days before the seeding. More than two days back it falls between seven and half past ten in
   * the evening of that day, as `what` decides; later ones are exact.
   */
  ago(days: number, what: string): string;
  /** ISO 8601, so many hours after a moment, and never after the seeding. */
  after(moment: string, hours: number): string;
  /** YYYY-MM-DD, so many days after the seeding. */
  dayIn(days: number): string;
}

/** Moments as seen from the seeding. */
export function momentsFrom(seeding: Date): Moments {
  const now = seeding.getTime();
  const midnight = Date.parse(seeding.toISOString().slice(0, 10));
  const iso = (at: number): string => new Date(at).toISOString();

  return {
    ago(days, what) {
      if (days <= 2) return iso(now - days * day);
      const timeOfDay = (7 + randomFrom(`time·${what}`)() * 15.5) * hour;
      return iso(Math.min(midnight - Math.floor(days) * day + timeOfDay, now - 2 * day));
    },
    after: (moment, hours) => iso(Math.min(Date.parse(moment) + hours * hour, now - hour / 60)),
    dayIn: days => iso(midnight + days * day).slice(0, 10),
  };
}
