import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionEvents } from './adoption.events.ts';
import { adoptionSteps, type StoredAdoption } from './adoption.store.ts';
import { type AdoptionPlan, openOffer } from './adoptionPlan.ts';
import { withoutChoice } from './endCandidacy.ts';
import { toAdoption } from './toAdoption.ts';

/** Refuses the owner's choice with a reason. The owner and the candidate are told. Cost: 3 DynamoDB requests. */
export async function denyAdoption(
  {
    ProjectID,
    body: { UserID, reason },
    caller,
    loaded: [items],
  }: Input<typeof contracts.denyAdoption, [AdoptionPlan]>,
  deps: Deps,
) {
  const found = openOffer(items);
  if (isRefusal(found)) return found;
  const { project, adoption } = found;
  if (adoption.chosenId !== UserID) return refuse('CANDIDATE_NOT_FOUND');

  const at = deps.now();
  const denied: StoredAdoption = {
    ...withoutChoice(adoption, deps.newId()),
    denied: { UserID, reason, at },
  };
  const refused = await deps.table.transact(
    adoptionSteps.save(adoption, denied),
    ...audit.record(deps, caller, {
      action: 'denyAdoption',
      target: { kind: 'project', id: ProjectID, label: project.name },
      reason,
    }),
    outbox.publish(deps, adoptionEvents.adoptionDenied, {
      ProjectID,
      OwnerUserID: project.OwnerUserID,
      UserID,
      reason,
    }),
  );
  if (refused) return refused;
  const person = await deps.table.get(authors.key(UserID));
  return toAdoption({ ...found, adoption: denied, caller, isCandidate: false, people: [person], at });
}
