import { authors } from '#functions/authors/author.store.ts';
import { aside } from '#functions/contacts/withheld.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionCandidates } from './adoption.store.ts';
import { adoptionPlan, visibleOffer } from './adoptionPlan.ts';
import { namedIn, toAdoption } from './toAdoption.ts';

/** Returns the open offer of a project. Cost: 1 DynamoDB request, 2 for known callers. */
export const getAdoption = operation(contracts.getAdoption, {
  load: ({ ProjectID, callerId }) => ({ items: adoptionPlan(ProjectID, callerId) }),
  async run({ caller, loaded: { items } }, { table, now }) {
    const found = visibleOffer(items, caller);
    if (isRefusal(found)) return found;
    const { adoption } = found;
    if (!caller) return toAdoption({ ...found, caller, isCandidate: false, at: now() });

    const candidacy = adoptionCandidates.key(adoption.ProjectID, adoption.offerId, caller.UserID);
    const [candidate, withheld, ...people] = await table.batchGet(
      candidacy,
      aside(candidacy),
      ...namedIn(adoption).map(id => authors.key(id)),
    );
    const isCandidate = (candidate ?? withheld) !== undefined;
    return toAdoption({ ...found, caller, isCandidate, people, at: now() });
  },
});
