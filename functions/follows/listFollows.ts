import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { followedBy, follows } from '#functions/projects/follow.store.ts';
import { publicCardPlan, publicCards } from '#functions/projects/readCards.ts';
import { follows as contracts } from '#shared/contracts/follows.ts';
import { ProjectID } from '#shared/ids.ts';

/** Lists what the caller follows, the latest first. Cost: 2 DynamoDB requests. */
export const listFollows = operation(contracts.listFollows, {
  load: async ({ query, callerId }, { table }) => {
    const page = await table.query(follows, { ...followedBy(callerId), ...query });
    if (isRefusal(page)) return page;
    const entries = page.items.map(({ id }) => ({ ProjectID: ProjectID.parse(id) }));
    return { page, entries, cards: publicCardPlan(entries) };
  },
  async run({ loaded: { page, entries, cards } }, { table }) {
    const shown = new Map((await publicCards(table, entries, cards)).map(card => [card.ProjectID, card]));
    return {
      ...page,
      items: page.items.flatMap(({ kind, id, at }) => {
        const project = shown.get(ProjectID.parse(id));
        return project ? [{ kind, project, since: at }] : [];
      }),
    };
  },
});
