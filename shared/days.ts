import { type Country, countries } from './settings.ts';
import { day, hour } from './time.ts';

/** A person or a project, in whose time zone days begin and end. */
export interface Place {
  /** IANA name; absent in items of before it was recorded, and of people whose browser has not told it. */
  timeZone?: string | undefined;
  country?: Country | undefined;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a zone; undefined if this runtime does not know the zone. Only those of known zones are cached. */
function formatterOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  if (!/^[A-Za-z]/.test(timeZone)) return undefined; // offsets (`+01:00`) are no zones: they have no summer time
  try {
    const formatter = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    return undefined;
  }
}

/** Whether this runtime knows a time zone, by its current name or a former one (`Asia/Calcutta`). */
export const isTimeZone = (name: string): boolean => formatterOf(name) !== undefined;

/** The zone of a person or project; without one that is known here, that of most people in their country, otherwise UTC. */
export function zoneOf({ timeZone, country }: Place): string {
  if (timeZone !== undefined && isTimeZone(timeZone)) return timeZone;
  return country ? countries[country].timeZone : 'UTC';
}

/** Wall-clock time in a zone at an instant, encoded as if it were UTC, in milliseconds since 1970. */
function clockTime(timeZone: string, instant: number): number {
  const parts = formatterOf(timeZone)?.formatToParts(instant) ?? [];
  const shown = new Map(parts.map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

const dayText = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The day that it is in a zone at an instant, YYYY-MM-DD. */
export const dayIn = (timeZone: string, instant: string | number): string =>
  dayText(clockTime(timeZone, new Date(instant).getTime()));

/** Today for a person or project, YYYY-MM-DD. */
export const todayOf = (place: Place, now: string | number): string => dayIn(zoneOf(place), now);

/** The day so many days after another one, or before it if negative. */
export const addDays = (date: string, days: number): string => dayText(Date.parse(date) + days * day);

/** Days from one day to another; negative if that is before it. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);

/** Whole days of a project from today until its end date; negative if it is over. The same for every reader. */
export const daysUntilEnd = (project: Place & { endDate: string }, now: number): number =>
  daysBetween(todayOf(project, now), project.endDate);

/** Day of the week: 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The instant at which clocks of a zone first show an hour of a day, or a later time if they skip it. */
export function instantIn(timeZone: string, date: string, hours = 0): string {
  const wanted = Date.parse(date) + hours * hour;
  const offsetAt = (instant: number): number => clockTime(timeZone, instant) - instant;
  const first = wanted - offsetAt(wanted);
  const second = wanted - offsetAt(first); // another one if the offset changes that day
  const candidates = [Math.min(first, second), Math.max(first, second)];
  const found = candidates.find(instant => clockTime(timeZone, instant) >= wanted) ?? Math.max(first, second);
  return new Date(found).toISOString();
}

/** End of a day of a person or project: the first instant of the next day. */
export const endOfDay = (place: Place, date: string): string => instantIn(zoneOf(place), addDays(date, 1));

/** Whether a day of a person or project is over at an instant. */
export const isOver = (place: Place, date: string, at: string | number): boolean => todayOf(place, at) > date;

/** The latest day that it is anywhere on Earth at an instant. */
export const latestDay = (instant: string): string => dayIn('Etc/GMT-14', instant);

/**
 * The UTC day of an instant, YYYY-MM-DD: for counters, ids and documents that have one day for everybody. Each use is
 * listed with its reason in `shared/utcDays.test.ts`; the days of a person or project are `todayOf`.
 */
export const utcDayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length);

/** Monday of the UTC week of an instant, YYYY-MM-DD. */
export function utcWeekOf(instant: string): string {
  const today = utcDayOf(instant);
  return addDays(today, -((weekdayOf(today) + 6) % 7));
}
