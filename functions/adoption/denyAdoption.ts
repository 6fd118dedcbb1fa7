import { audit } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionEvents } from './adoption.events.ts';
import { adoptionSteps, type StoredAdoption } from './adoption.store.ts';
import { adoptionPlan, openOffer } from './adoptionPlan.ts';
import { withoutChoice } from './endCandidacy.ts';
import { toAdoption } from './toAdoption.ts';

/** Refuses the owner's choice with a reason. The owner and the candidate are told. Cost: 3 DynamoDB requests. */
export const denyAdoption = operation(contracts.denyAdoption, {
  load: ({ ProjectID, callerId }) => ({ items: adoptionPlan(ProjectID, callerId) }),
  maxAttempts: 3,
  async run({ ProjectID, body: { UserID, reason }, caller, loaded: { items } }, deps) {
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
  },
});
