import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import { type AdoptionPlan, openOffer } from './adoptionPlan.ts';
import { endCandidacy } from './endCandidacy.ts';

/** Withdraws the caller's application. If they had been chosen, the owner can choose again. Cost: 2 DynamoDB requests. */
export async function withdrawCandidacy(
  { caller: { UserID }, loaded: [items] }: Input<typeof contracts.withdrawCandidacy, [AdoptionPlan]>,
  deps: Deps,
) {
  const found = openOffer(items);
  if (isRefusal(found)) return found;
  return await deps.table.transact(
    ...endCandidacy(found.adoption, { UserID, OwnerUserID: found.project.OwnerUserID }, deps),
  );
}
