import { authors } from '#functions/authors/author.store.ts';
import { aside } from '#functions/contacts/withheld.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionCandidates } from './adoption.store.ts';
import { type AdoptionPlan, visibleOffer } from './adoptionPlan.ts';
import { namedIn, toAdoption } from './toAdoption.ts';

/** Returns the open offer of a project. Cost: 1 DynamoDB request, 2 for known callers. */
export async function getAdoption(
  { caller, loaded: [items] }: Input<typeof contracts.getAdoption, [AdoptionPlan]>,
  { table, now }: Deps,
) {
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
}
