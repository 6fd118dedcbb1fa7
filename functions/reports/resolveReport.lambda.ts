import { lambda } from '#functions/platform/lambda.ts';
import { reports as contracts } from '#shared/contracts/reports.ts';
import { reportCases } from './report.store.ts';
import { resolveReport } from './resolveReport.ts';

export const handler = lambda(contracts.resolveReport, {
  load: ({ ReportID }) => [reportCases.key(ReportID)],
  run: resolveReport,
  maxAttempts: 3,
});
