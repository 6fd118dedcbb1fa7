import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionSteps, type StoredAdoption } from './adoption.store.ts';
import { type AdoptionPlan, ownOffer } from './adoptionPlan.ts';
import { withoutChoice } from './endCandidacy.ts';

/** Withdraws the open offer of a project of the caller. Cost: 2 DynamoDB requests. */
export async function withdrawAdoption(
  { caller, loaded: [items] }: Input<typeof contracts.withdrawAdoption, [AdoptionPlan]>,
  { table, newId }: Deps,
) {
  const found = ownOffer(items, caller);
  if (isRefusal(found)) return found;
  return await table.write(adoptionSteps.save(found.adoption, withdrawn(found.adoption, newId())));
}

/** An offer after its withdrawal. */
export const withdrawn = (adoption: StoredAdoption, revision: string): StoredAdoption => ({
  ...withoutChoice(adoption, revision),
  status: 'withdrawn',
});
