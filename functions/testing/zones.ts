/**
 * Zones at the edges of whose days tests stand: far behind UTC, ahead of it with summer time, far ahead on the southern half
 * of the Earth, and ahead by half an hour. `begins` is the instant at which a day begins there (21 November 2026, the day
 * on which clocks change in 2026, and New Year's Day).
 */
export const zones = [
  {
    timeZone: 'America/Los_Angeles',
    days: [
      ['2026-11-21', '2026-11-21T08:00:00.000Z'],
      ['2026-11-02', '2026-11-02T08:00:00.000Z'], // after a day of 25 hours
      ['2027-03-15', '2027-03-15T07:00:00.000Z'], // after a day of 23 hours
      ['2027-01-01', '2027-01-01T08:00:00.000Z'],
    ],
  },
  {
    timeZone: 'Europe/Madrid',
    days: [
      ['2026-11-21', '2026-11-20T23:00:00.000Z'],
      ['2026-10-26', '2026-10-25T23:00:00.000Z'],
      ['2027-03-29', '2027-03-28T22:00:00.000Z'],
      ['2027-01-01', '2026-12-31T23:00:00.000Z'],
    ],
  },
  {
    timeZone: 'Pacific/Auckland',
    days: [
      ['2026-11-21', '2026-11-20T11:00:00.000Z'],
      ['2026-09-28', '2026-09-27T11:00:00.000Z'],
      ['2027-04-05', '2027-04-04T12:00:00.000Z'],
      ['2027-01-01', '2026-12-31T11:00:00.000Z'],
    ],
  },
  {
    timeZone: 'Asia/Kolkata',
    days: [
      ['2026-11-21', '2026-11-20T18:30:00.000Z'],
      ['2027-01-01', '2026-12-31T18:30:00.000Z'],
    ],
  },
] as const;

/** One row for each day of each zone. */
export const edges = zones.flatMap(({ timeZone, days }) =>
  days.map(([date, begins]) => ({ timeZone, date, begins })),
);

/** The instant just before another one. */
export const before = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString();
