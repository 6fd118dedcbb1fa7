import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { prospectKeys, toAppliedProspects } from './appliedProspects.ts';
import { requests, requestsOf } from './request.store.ts';

/** Lists the roles that the caller applied for, newest first. */
export const listMyAppliedProspects = operation(contracts.listMyAppliedProspects, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(requests, { ...requestsOf.contributor(callerId), ...query });
    return isRefusal(page) ? page : { page, roles: prospectKeys(page.items) };
  },
  run: ({ loaded: { page, roles } }) => ({
    ...page,
    items: toAppliedProspects(page.items, roles),
  }),
});
