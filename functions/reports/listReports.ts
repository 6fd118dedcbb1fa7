import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import type { reports as contracts } from '#shared/contracts/reports.ts';
import type { StoredCase } from './report.store.ts';
import { toReportCase } from './toReportCase.ts';

/** Lists reported content for administrators. Cost: 2 DynamoDB requests. */
export const listReports = ({
  loaded: [page, people],
}: Input<typeof contracts.listReports, [Page<StoredCase>, (typeof authors)[]]>) => ({
  ...page,
  items: page.items.map(one => toReportCase(one, people)),
});
