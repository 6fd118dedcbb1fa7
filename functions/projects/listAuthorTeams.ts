import type { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { Loaded } from '#functions/platform/load.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { Page } from '#functions/platform/table.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import type { StoredMember } from './member.store.ts';
import { type PublicCardPlan, publicCards } from './readCards.ts';

type Plan = [Page<StoredMember>, typeof authors, Loaded<PublicCardPlan>];

/** Lists the teams of a person with a public profile. Cost: 2 DynamoDB requests. */
export async function listAuthorTeams(
  { loaded: [{ items: memberships, cursor }, user, found] }: Input<typeof contracts.listAuthorTeams, Plan>,
  { table }: Deps,
) {
  if (user?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
  const cards = new Map((await publicCards(table, memberships, found)).map(card => [card.ProjectID, card]));
  const items = memberships.flatMap(({ ProjectID, role, joinedAt }) => {
    const project = cards.get(ProjectID);
    return project ? [{ project, role, joinedAt }] : [];
  });
  return { items, ...(cursor !== undefined && { cursor }) };
}
