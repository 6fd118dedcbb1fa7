import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionCandidates, candidatesOf } from './adoption.store.ts';
import { adoptionPlan, ownOffer } from './adoptionPlan.ts';
import { toCandidate } from './toAdoption.ts';

/** A page of the candidates of an open offer. Cost: 3 DynamoDB requests. */
export const listAdoptionCandidates = operation(contracts.listAdoptionCandidates, {
  load: ({ ProjectID, callerId }) => ({ items: adoptionPlan(ProjectID, callerId) }),
  async run({ query, caller, loaded: { items } }, { table }) {
    const found = ownOffer(items, caller, { admins: true });
    if (isRefusal(found)) return found;
    const page = await table.query(adoptionCandidates, { ...candidatesOf(found.adoption), ...query });
    if (isRefusal(page)) return page;
    const users = await table.batchGet(...page.items.map(({ UserID }) => authors.key(UserID)));
    return {
      items: page.items.map((candidate, index) => toCandidate(candidate, users[index])),
      ...(page.cursor !== undefined && { cursor: page.cursor }),
    };
  },
});
