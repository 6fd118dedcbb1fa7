import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { prospectKeys } from './appliedProspects.ts';
import { listMyAppliedProspects } from './listMyAppliedProspects.ts';
import { requests, requestsOf } from './request.store.ts';

export const handler = lambda(contracts.listMyAppliedProspects, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(requests, { ...requestsOf.contributor(callerId), ...query });
    return isRefusal(page) ? page : [page, prospectKeys(page.items)];
  },
  run: listMyAppliedProspects,
});
