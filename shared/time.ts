/** Durations in milliseconds. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The UTC day of an instant, YYYY-MM-DD. */
export const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length);

/** Monday of the week of an instant (UTC), YYYY-MM-DD. */
export function weekOf(instant: string): string {
  const midnight = Date.parse(dayOf(instant));
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return dayOf(new Date(midnight - daysSinceMonday * day).toISOString());
}
