import { authors } from '#functions/authors/author.store.ts';
import { decisions, enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionEvents } from './adoption.events.ts';
import { adoptionSteps, type StoredAdoption } from './adoption.store.ts';
import { adoptionPlan, ownOffer } from './adoptionPlan.ts';
import { toAdoption } from './toAdoption.ts';

/** Of a project: each choice notifies the chosen person. */
const attempts = limit('chooseAdopter', 20, 'day');

/** Chooses a candidate, who is told; an administrator then confirms. Cost: 4 DynamoDB requests. */
export const chooseAdopter = operation(contracts.chooseAdopter, {
  load: ({ ProjectID, callerId }) => ({ items: adoptionPlan(ProjectID, callerId) }),
  limit: decisions,
  maxAttempts: 3,
  async run({ ProjectID, body: { UserID }, caller, loaded: { items } }, deps) {
    const found = ownOffer(items, caller);
    if (isRefusal(found)) return found;
    const { project, adoption } = found;
    const at = deps.now();
    const user = await deps.table.get(authors.key(UserID));
    if (user?.status !== 'active') return refuse('CANDIDATE_NOT_FOUND');
    const view = { ...found, caller, isCandidate: false, people: [user], at };
    if (adoption.chosenId === UserID) return toAdoption(view);
    const tooMany = await enforceLimit(deps, attempts, project.ProjectID);
    if (tooMany) return tooMany;

    const { denied: _, ...open } = adoption;
    const chosen: StoredAdoption = {
      ...open,
      status: 'chosen',
      chosenId: UserID,
      chosenAt: at,
      revision: deps.newId(),
    };
    const refused = await deps.table.transact(
      adoptionSteps.isCandidate(adoption, UserID),
      adoptionSteps.save(adoption, chosen),
      Step.check(authors.key(UserID)).when('status', '=', 'active').otherwise('CANDIDATE_NOT_FOUND'),
      outbox.publish(deps, adoptionEvents.adoptionChosen, {
        ProjectID,
        OwnerUserID: project.OwnerUserID,
        UserID,
      }),
    );
    return refused ?? toAdoption({ ...view, adoption: chosen });
  },
});
