import { authors } from '#functions/authors/author.store.ts';
import { deliverOrWithhold } from '#functions/contacts/withheld.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { projectsAtOnce } from '#shared/privileges.ts';
import { adoptionSteps } from './adoption.store.ts';
import { adoptionPlan, visibleOffer } from './adoptionPlan.ts';
import { deliverySteps } from './deliverWithheldCandidacies.ts';
import { refuseApplicant, toCandidate } from './toAdoption.ts';

/**
 * Applies to take a project over. The plan must have room for it, because the new owner takes it up again. The owner is
 * told of the first application of a day. An owner who has blocked the caller receives nothing, and the caller notices no
 * difference. Cost: 2 DynamoDB requests.
 */
export const applyForAdoption = operation(contracts.applyForAdoption, {
  load: ({ ProjectID, callerId }) => ({
    items: adoptionPlan(ProjectID, callerId),
    user: authors.key(callerId),
    counted: projectCount.key(callerId),
  }),
  maxAttempts: 3,
  async run({ ProjectID, body: { note }, caller, loaded: { items, user, counted } }, deps) {
    const { UserID, contributionPoints: points } = caller;
    const found = visibleOffer(items, caller);
    if (isRefusal(found)) return found;
    const { project, adoption, isMember } = found;
    const { OwnerUserID } = project;
    if (OwnerUserID === UserID) return refuse('OWN_PROJECT');
    const at = deps.now();
    const refusal = refuseApplicant(adoption, { isMember, points, at });
    if (refusal) return refusal;
    if ((counted?.open ?? 0) >= projectsAtOnce(caller)) return refuse('PROJECT_LIMIT_REACHED');

    const { offerId } = adoption;
    const candidate = { ProjectID, offerId, UserID, member: isMember, note, appliedAt: at };
    const taken = isMember
      ? adoptionSteps.noteApplied(adoption, UserID, deps.newId())
      : adoptionSteps.takesCandidates(adoption);
    const refused = await deliverOrWithhold(
      deps.table,
      { author: UserID, recipient: OwnerUserID },
      {
        deliver: [taken, ...deliverySteps(candidate, OwnerUserID, deps)],
        withhold: [taken, adoptionSteps.apply({ ...candidate, withheldFrom: OwnerUserID })],
      },
    );
    return refused ?? toCandidate(candidate, user);
  },
});
