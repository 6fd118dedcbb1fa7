import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { members, membershipsOf } from './member.store.ts';
import { publicCardPlan, publicCards } from './readCards.ts';

/** Lists the teams of a person with a public profile. Cost: 2 DynamoDB requests. */
export const listAuthorTeams = operation(contracts.listAuthorTeams, {
  load: async ({ UserID, query }, { table }) => {
    const page = await table.query(members, { ...membershipsOf(UserID), ...query });
    return isRefusal(page) ? page : { page, user: authors.key(UserID), found: publicCardPlan(page.items) };
  },
  async run(
    {
      loaded: {
        page: { items: memberships, cursor },
        user,
        found,
      },
    },
    { table },
  ) {
    if (user?.status !== 'active') return refuse('AUTHOR_NOT_FOUND');
    const cards = new Map((await publicCards(table, memberships, found)).map(card => [card.ProjectID, card]));
    const items = memberships.flatMap(({ ProjectID, role, joinedAt }) => {
      const project = cards.get(ProjectID);
      return project ? [{ project, role, joinedAt }] : [];
    });
    return { items, ...(cursor !== undefined && { cursor }) };
  },
});
