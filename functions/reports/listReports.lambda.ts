import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { reports as contracts } from '#shared/contracts/reports.ts';
import { listReports } from './listReports.ts';
import { casesBy, reportCases } from './report.store.ts';

export const handler = lambda(contracts.listReports, {
  load: async ({ query: { status, personId, ...paging } }, { table }) => {
    const page = await table.query(reportCases, { ...casesBy(status, personId), ...paging });
    if (isRefusal(page)) return page;
    const ids = new Set(page.items.map(({ concernsId }) => concernsId));
    return [page, [...ids].map(id => authors.key(id))];
  },
  run: listReports,
});
