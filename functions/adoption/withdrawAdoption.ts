import { decisions } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan, ownOffer } from './adoptionPlan.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

/** Withdraws the open offer of a project of the caller. Its candidates are told. Cost: 2 DynamoDB requests. */
export const withdrawAdoption = operation(contracts.withdrawAdoption, {
  load: ({ ProjectID, callerId }) => ({ items: adoptionPlan(ProjectID, callerId) }),
  limit: decisions,
  maxAttempts: 3,
  async run({ caller, loaded: { items } }, deps) {
    const found = ownOffer(items, caller);
    if (isRefusal(found)) return found;
    return await deps.table.transact(...withdrawalSteps(found.adoption, found.project, deps));
  },
});
