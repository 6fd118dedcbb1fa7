import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import { type PublicCardPlan, publicCards } from '#functions/projects/readCards.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import { isAdoptable, type StoredAdoption } from './adoption.store.ts';

/** A page of projects that anyone with the points can take over. Cost: 2 DynamoDB requests for up to 25. */
export async function listProjectsToAdopt(
  {
    loaded: [page, found],
  }: Input<typeof contracts.listProjectsToAdopt, [Page<StoredAdoption>, PublicCardPlan]>,
  { table }: Deps,
) {
  const offers = new Map(page.items.map(offer => [offer.ProjectID, offer]));
  const items = (await publicCards(table, page.items, found)).flatMap(project => {
    const offer = offers.get(project.ProjectID);
    if (!offer || !isAdoptable(project.status)) return []; // taken up again a moment ago
    const { note } = offer;
    return [{ project, ...(note !== undefined && { note }) }];
  });
  return { items, ...(page.cursor !== undefined && { cursor: page.cursor }) };
}
