import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionPlan, openOffer } from './adoptionPlan.ts';
import { endCandidacy } from './endCandidacy.ts';

/** Withdraws the caller's application. If they had been chosen, the owner can choose again. Cost: 2 DynamoDB requests. */
export const withdrawCandidacy = operation(contracts.withdrawCandidacy, {
  load: ({ ProjectID, callerId }) => ({ items: adoptionPlan(ProjectID, callerId) }),
  limit: changes,
  maxAttempts: 3,
  async run({ caller: { UserID }, loaded: { items } }, deps) {
    const found = openOffer(items);
    if (isRefusal(found)) return found;
    return await deps.table.transact(
      ...endCandidacy(found.adoption, { UserID, OwnerUserID: found.project.OwnerUserID }, deps),
    );
  },
});
