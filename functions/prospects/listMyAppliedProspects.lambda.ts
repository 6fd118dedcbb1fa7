import { prospects } from '#shared/contracts/prospects.ts';
import { lambda } from '../platform/lambda.ts';
import { isRefusal } from '../platform/refusal.ts';
import { requests, requestsOf } from '../requests/request.store.ts';
import { appliedProspects } from './appliedProspects.ts';

export const handler = lambda(prospects.listMyAppliedProspects, async ({ query, caller }, { table }) => {
  const page = await table.list(requests, { ...requestsOf.contributor(caller.UserID), ...query });
  if (isRefusal(page)) return page;

  return { ...page, items: await appliedProspects(table, page.items) };
});
