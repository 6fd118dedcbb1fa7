import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { reports as contracts } from '#shared/contracts/reports.ts';
import { getReport } from './getReport.ts';
import { reportCases, reports, reportsOf } from './report.store.ts';

/** Number of reports that an administrator reads. */
const shown = 50;

export const handler = lambda(contracts.getReport, {
  load: async ({ ReportID }, { table }) => {
    const [found, { items }] = await Promise.all([
      table.get(reportCases.key(ReportID)),
      table.query(reports, { ...reportsOf(ReportID), limit: shown }),
    ]);
    const current = items.filter(({ round }) => round === found?.round);
    const ids = new Set(current.map(({ reporterId }) => reporterId));
    if (found) ids.add(found.concernsId);
    if (found?.decidedBy) ids.add(found.decidedBy);
    return [found, current, [...ids].map(id => authors.key(id))];
  },
  run: getReport,
});
