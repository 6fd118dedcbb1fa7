import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { prospectKeys } from './appliedProspects.ts';
import { listMyAppliedProspects } from './listMyAppliedProspects.ts';

export const handler = lambda(contracts.listMyAppliedProspects, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(requests, { ...requestsOf.contributor(callerId), ...query });
    return isRefusal(page) ? page : [page, prospectKeys(page.items)];
  },
  run: listMyAppliedProspects,
});
