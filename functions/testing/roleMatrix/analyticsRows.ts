import { projectCall } from './row.ts';

/** Headers of a browser that may be counted. */
export const browserHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const;

/** Visits of projects: everyone may send a beacon and is told nothing; only the owner sees the counts. */
export const analyticsRows = {
  recordVisit: projectCall(
    { own: 204, others: 204, unknown: 204 },
    { headers: browserHeaders, body: { source: 'direct', parts: [], roles: [] } },
  ),
  getProjectAnalytics: projectCall({ own: 200, others: 'FORBIDDEN' }),
};
