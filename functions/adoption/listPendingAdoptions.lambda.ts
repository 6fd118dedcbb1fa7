import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { cardPlan } from '#functions/projects/readCards.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { adoptionCandidates, adoptions, pendingAdoptions } from './adoption.store.ts';
import { listPendingAdoptions } from './listPendingAdoptions.ts';

export const handler = lambda(contracts.listPendingAdoptions, {
  load: async ({ query }, { table }) => {
    const page = await table.query(adoptions, { ...pendingAdoptions, ...query });
    if (isRefusal(page)) return page;
    const chosen = page.items.map(({ ProjectID, offerId, chosenId }) =>
      chosenId
        ? ([adoptionCandidates.key(ProjectID, offerId, chosenId), authors.key(chosenId)] as const)
        : undefined,
    );
    return [page, cardPlan(page.items), chosen];
  },
  run: listPendingAdoptions,
});
