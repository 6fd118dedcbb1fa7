import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { reports as contracts } from '#shared/contracts/reports.ts';
import { casesBy, reportCases } from './report.store.ts';
import { toReportCase } from './toReportCase.ts';

/** Lists reported content for administrators. Cost: 2 DynamoDB requests. */
export const listReports = operation(contracts.listReports, {
  load: async ({ query: { status, personId, ...paging } }, { table }) => {
    const page = await table.query(reportCases, { ...casesBy(status, personId), ...paging });
    if (isRefusal(page)) return page;
    const ids = new Set(page.items.map(({ concernsId }) => concernsId));
    return { page, people: [...ids].map(id => authors.key(id)) };
  },
  run: ({ loaded: { page, people } }) => ({
    ...page,
    items: page.items.map(one => toReportCase(one, people)),
  }),
});
