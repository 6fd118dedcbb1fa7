import { day } from '#shared/time.ts';

/** The UTC day that comes a number of days after a moment, as YYYY-MM-DD; for samples that must lie ahead of a world's clock. */
export const dayAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * day).toISOString().slice(0, 10);
