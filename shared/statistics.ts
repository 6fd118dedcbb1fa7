/** Ranges of the statistics, in days up to today. */
export const statisticsRanges = ['7', '30', '90'] as const;

/** Weeks that the statistics of a team show. */
export const teamStatistics = { weeks: 12 } as const;
