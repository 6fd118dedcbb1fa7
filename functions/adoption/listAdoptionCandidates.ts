import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionCandidates, candidatesOf } from './adoption.store.ts';
import { type AdoptionPlan, ownOffer } from './adoptionPlan.ts';
import { toCandidate } from './toAdoption.ts';

/** A page of the candidates of an open offer. Cost: 3 DynamoDB requests. */
export async function listAdoptionCandidates(
  { query, caller, loaded: [items] }: Input<typeof contracts.listAdoptionCandidates, [AdoptionPlan]>,
  { table }: Deps,
) {
  const found = ownOffer(items, caller, { admins: true });
  if (isRefusal(found)) return found;
  const page = await table.query(adoptionCandidates, { ...candidatesOf(found.adoption), ...query });
  if (isRefusal(page)) return page;
  const users = await table.batchGet(...page.items.map(({ UserID }) => authors.key(UserID)));
  return {
    items: page.items.map((candidate, place) => toCandidate(candidate, users[place])),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
  };
}
