import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { reports as contracts } from '#shared/contracts/reports.ts';
import type { StoredCase, StoredReport } from './report.store.ts';
import { personOf, toReportCase } from './toReportCase.ts';

/** Returns a case with its reports. Cost: 3 DynamoDB requests. */
export function getReport({
  loaded: [found, current, people],
}: Input<typeof contracts.getReport, [StoredCase | undefined, StoredReport[], (typeof authors)[]]>) {
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
}
