import { readingMarket } from '#functions/market/search/marketReader.ts';
import { MarketPlace } from '#functions/market/search/select.ts';
import { spelledAsIn } from '#functions/market/search/spelledAsIn.ts';
import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import { openRoles } from './openRole.store.ts';
import { toFeatured } from './toFeatured.ts';

/**
 * Lists a page of the open roles of public projects that match words and filters, with the number that each filter would find: the newest
 * first, or ranked if there are words. Cost: 2 DynamoDB requests, whatever is asked for.
 */
export const listFeaturedProspects = operation(contracts.listFeaturedProspects, {
  uses: [readingMarket],
  async run({ query }, { table, now, log, market }) {
    const { search = '', limit, cursor, owner, skill = [], language = [], country = [] } = query;
    const { workplace = [], hours, starterTask } = query;
    const { sort = search === '' ? 'newest' : 'relevance' } = query;
    const filters = {
      skill,
      language,
      country,
      workplace,
      hours: hours ? [hours] : [],
      starterTask: starterTask ? [starterTask] : [],
    };
    const list = [sort, filters, search, owner];
    const place = cursor === undefined ? { at: now() } : decodeCursor(list, cursor, MarketPlace);
    if (!place) return refuse('INVALID_CURSOR');

    const index = await market.current({ table, now, log });
    const asked = { search, filters, owner, sort, place, limit, now: now() };
    const { roles, next, counts, corrected } = index.findRoles(asked);
    const stored = await table.batchGetEventually(...roles.map(role => openRoles.key(role)));
    const items = stored.flatMap((role, at) => {
      const shown = roles[at];
      return role && shown ? [toFeatured(role, shown)] : [];
    });
    return {
      items,
      ...(next && { cursor: encodeCursor(list, next) }),
      counts,
      ...(corrected && {
        corrected: spelledAsIn(
          items.flatMap(({ PersonType, Notes, projectName }) => [PersonType, Notes, projectName]),
          corrected,
        ),
      }),
    };
  },
});
