import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionEvents } from './adoption.events.ts';
import { adoptionSteps, type StoredAdoption } from './adoption.store.ts';
import { type AdoptionPlan, ownOffer } from './adoptionPlan.ts';
import { withoutChoice } from './endCandidacy.ts';

/** Withdraws the open offer of a project of the caller. Its candidates are told. Cost: 2 DynamoDB requests. */
export async function withdrawAdoption(
  { caller, loaded: [items] }: Input<typeof contracts.withdrawAdoption, [AdoptionPlan]>,
  deps: Deps,
) {
  const found = ownOffer(items, caller);
  if (isRefusal(found)) return found;
  return await deps.table.transact(...withdrawalSteps(found.adoption, found.project, deps));
}

/** Steps that withdraw an open offer, with the event that tells its candidates. */
export const withdrawalSteps = (
  adoption: StoredAdoption,
  { ProjectID, OwnerUserID }: Pick<ProjectRecord, 'ProjectID' | 'OwnerUserID'>,
  deps: Pick<Deps, 'newId' | 'now'>,
) =>
  [
    adoptionSteps.save(adoption, { ...withoutChoice(adoption, deps.newId()), status: 'withdrawn' }),
    outbox.publish(deps, adoptionEvents.adoptionWithdrawn, {
      ProjectID,
      OwnerUserID,
      offerId: adoption.offerId,
    }),
  ] as const;
