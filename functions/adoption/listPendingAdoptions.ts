import type { authors } from '#functions/authors/author.store.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Page } from '#functions/platform/table.ts';
import { type CardPlan, toItems } from '#functions/projects/readCards.ts';
import { toCard } from '#functions/projects/toProject.ts';
import type { adoption as contracts } from '#shared/contracts/adoption.ts';
import type { adoptionCandidates, StoredAdoption } from './adoption.store.ts';
import { toCandidate } from './toAdoption.ts';

/** A page of the choices that wait for an administrator. Cost: 2 DynamoDB requests for up to 16. */
export function listPendingAdoptions({
  loaded: [page, found, people],
}: Input<
  typeof contracts.listPendingAdoptions,
  [Page<StoredAdoption>, CardPlan, ([typeof adoptionCandidates, typeof authors] | undefined)[]]
>) {
  const cards = new Map(toItems(found).map(items => [items.project.ProjectID, toCard(items)]));
  const items = page.items.flatMap((offer, place) => {
    const { ProjectID, note, stays, chosenAt } = offer;
    const project = cards.get(ProjectID);
    const [candidate, user] = people[place] ?? [];
    if (!project || !candidate || !chosenAt) return [];
    const chosen = toCandidate(candidate, user);
    return [{ project, chosen, stays, chosenAt, ...(note !== undefined && { note }) }];
  });
  return { items, ...(page.cursor !== undefined && { cursor: page.cursor }) };
}
