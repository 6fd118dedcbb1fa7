/** The month so many before another one, or after it if negative: months are written `2026-11`. */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The months from one to another, newest first: 2026-11, 2026-10, … */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthsBefore(month, 1)) months.push(month);
  return months;
}
