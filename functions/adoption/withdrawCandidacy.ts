import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionCandidates, adoptionSteps, type StoredAdoption } from './adoption.store.ts';
import { type AdoptionPlan, openOffer } from './adoptionPlan.ts';

/** Withdraws the caller's application. If they had been chosen, the owner can choose again. Cost: 2 DynamoDB requests. */
export async function withdrawCandidacy(
  {
    ProjectID,
    caller: { UserID },
    loaded: [items],
  }: Input<typeof contracts.withdrawCandidacy, [AdoptionPlan]>,
  { table, newId }: Deps,
) {
  const found = openOffer(items);
  if (isRefusal(found)) return found;
  const { adoption } = found;
  return await table.transact(
    adoption.chosenId === UserID
      ? adoptionSteps.save(adoption, withoutChoice(adoption, newId()))
      : adoptionSteps.unchanged(adoption),
    Step.remove(adoptionCandidates.key(ProjectID, adoption.offerId, UserID)),
  );
}

/** An offer whose owner has to choose again. */
export function withoutChoice(adoption: StoredAdoption, revision: string): StoredAdoption {
  const { chosenId: _, chosenAt: __, ...rest } = adoption;
  return { ...rest, status: 'offered', revision };
}
