import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { cardPlan, toItems } from '#functions/projects/readCards.ts';
import { toCard } from '#functions/projects/toProject.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionCandidates, adoptions, pendingAdoptions } from './adoption.store.ts';
import { toCandidate } from './toAdoption.ts';

/** A page of the choices that wait for an administrator. Cost: 2 DynamoDB requests for up to 16. */
export const listPendingAdoptions = operation(contracts.listPendingAdoptions, {
  load: async ({ query }, { table }) => {
    const page = await table.query(adoptions, { ...pendingAdoptions, ...query });
    if (isRefusal(page)) return page;
    const chosen = page.items.map(({ ProjectID, offerId, chosenId }) =>
      chosenId
        ? ([adoptionCandidates.key(ProjectID, offerId, chosenId), authors.key(chosenId)] as const)
        : undefined,
    );
    return { page, found: cardPlan(page.items), people: chosen };
  },
  run({ loaded: { page, found, people } }) {
    const cards = new Map(toItems(found).map(items => [items.project.ProjectID, toCard(items)]));
    const items = page.items.flatMap((offer, index) => {
      const { ProjectID, note, stays, chosenAt } = offer;
      const project = cards.get(ProjectID);
      const [candidate, user] = people[index] ?? [];
      if (!project || !candidate || !chosenAt) return [];
      const chosen = toCandidate(candidate, user);
      return [{ project, chosen, stays, chosenAt, ...(note !== undefined && { note }) }];
    });
    return { items, ...(page.cursor !== undefined && { cursor: page.cursor }) };
  },
});
