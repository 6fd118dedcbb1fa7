import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { publicCardPlan, publicCards } from '#functions/projects/readCards.ts';
import { adoption as contracts } from '#shared/contracts/adoption.ts';
import { utcDayOf } from '#shared/days.ts';
import { adoptions, isAdoptable, offersOpenToAll } from './adoption.store.ts';

/** A page of projects that anyone with the points can take over. Cost: 2 DynamoDB requests for up to 25. */
export const listProjectsToAdopt = operation(contracts.listProjectsToAdopt, {
  load: async ({ query }, { table, now }) => {
    // A day is precise enough, and a cursor stays valid for as long.
    const page = await table.query(adoptions, { ...offersOpenToAll(utcDayOf(now())), ...query });
    return isRefusal(page) ? page : { page, found: publicCardPlan(page.items) };
  },
  async run({ loaded: { page, found } }, { table }) {
    const offers = new Map(page.items.map(offer => [offer.ProjectID, offer]));
    const items = (await publicCards(table, page.items, found)).flatMap(project => {
      const offer = offers.get(project.ProjectID);
      if (!offer || !isAdoptable(project.status)) return []; // taken up again a moment ago
      const { note } = offer;
      return [{ project, ...(note !== undefined && { note }) }];
    });
    return { items, ...(page.cursor !== undefined && { cursor: page.cursor }) };
  },
});
