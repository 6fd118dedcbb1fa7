import { lambda } from '#functions/platform/lambda.ts';
import { reports as contracts } from '#shared/contracts/reports.ts';
import { caseIdOf, reportCases } from './report.store.ts';
import { reportContent } from './reportContent.ts';

export const handler = lambda(contracts.reportContent, {
  load: ({ body: { target } }) => [reportCases.key(caseIdOf(target))],
  run: reportContent,
  maxAttempts: 4,
});
