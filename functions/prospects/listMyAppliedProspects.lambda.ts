import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { Table } from '#functions/platform/table.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import type { Query } from '#shared/contract.ts';
import { prospects } from '#shared/contracts/prospects.ts';
import type { UserID } from '#shared/ids.ts';
import { appliedProspects, rolesOf } from './appliedProspects.ts';

type Asked = Query<typeof prospects.listMyAppliedProspects>;

const sentBy = (table: Pick<Table, 'query'>, by: UserID, query: Asked) =>
  table.query(requests, { ...requestsOf.contributor(by), ...query });

export const handler = lambda(prospects.listMyAppliedProspects, {
  beside: async ({ by, query }, table) => {
    const page = await sentBy(table, by, query);
    return isRefusal(page) ? [] : rolesOf(page.items);
  },
  run: async ({ query, caller }, { table }) => {
    const page = await sentBy(table, caller.UserID, query);
    if (isRefusal(page)) return page;

    return { ...page, items: await appliedProspects(table, page.items) };
  },
});
