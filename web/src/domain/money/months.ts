/** The months from one to another, newest first: 2026-11, 2026-10, … */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = previousMonth(month)) months.push(month);
  return months;
}

const previousMonth = (month: string): string => monthsBefore(month, 1);

/** The month so many before another one. */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The current month in UTC, by the clock of the device. */
export const currentMonth = (): string => new Date().toISOString().slice(0, 7);

/** A month from the URL; the current one if it is none. */
export const parseMonth = (text: string): string =>
  /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : currentMonth();
