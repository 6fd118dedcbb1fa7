import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { reports as contracts } from '#shared/contracts/reports.ts';
import { reportCases, reports, reportsOf } from './report.store.ts';
import { personOf, toReportCase } from './toReportCase.ts';

/** Returns a case with its reports. Cost: 3 DynamoDB requests. */
export const getReport = operation(contracts.getReport, {
  load: async ({ ReportID }, { table }) => {
    const [found, { items }] = await Promise.all([
      table.get(reportCases.key(ReportID)),
      table.query(reports, { ...reportsOf(ReportID), limit: shown }),
    ]);
    const current = items.filter(({ round }) => round === found?.round);
    const ids = new Set(current.map(({ reporterId }) => reporterId));
    if (found) ids.add(found.concernsId);
    if (found?.decidedBy) ids.add(found.decidedBy);
    return { found, current, people: [...ids].map(id => authors.key(id)) };
  },
  run({ loaded: { found, current, people } }) {
    if (!found) return refuse('REPORT_NOT_FOUND');
    const { decidedBy, decidedAt, decisionReason } = found;
    return {
      ...toReportCase(found, people),
      ...(decidedBy &&
        decidedAt && {
          resolution: { by: personOf(decidedBy, people), at: decidedAt, reason: decisionReason },
        }),
      reports: current
        .map(({ reporterId, reason, note, at }) => ({
          reporter: personOf(reporterId, people),
          reason,
          note,
          at,
        }))
        .toSorted((one, other) => other.at.localeCompare(one.at)),
    };
  },
});

/** Number of reports that an administrator reads. */
const shown = 50;
