import { readAsked, toListPage } from '#functions/market/search/listPage.ts';
import { readingMarket } from '#functions/market/search/marketReader.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { prospects as contracts } from '#shared/contracts/prospects.ts';
import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import { roleFilters } from '#shared/finding.ts';
import { openRoles } from './openRole.store.ts';
import { toFeatured } from './toFeatured.ts';

/**
 * Lists a page of the open roles of public projects that match words and filters, with the number that each filter would find: the newest
 * first, or ranked if there are words. Cost: 2 DynamoDB requests, whatever is asked for.
 */
export const listFeaturedProspects = operation(contracts.listFeaturedProspects, {
  uses: [readingMarket],
  async run({ query }, { table, now, log, market }) {
    const asked = readAsked(roleFilters, query, now(), query.owner);
    if (!asked) return refuse('INVALID_CURSOR');
    const index = await market.current({ table, now, log });
    const found = index.findRoles({ ...asked, owner: query.owner, now: now() });
    const { roles } = found;
    const stored = await table.batchGetEventually(...roles.map(role => openRoles.key(role)));
    const items = stored.flatMap((role, at) => {
      const shown = roles[at];
      return role && shown ? [toFeatured(role, shown)] : [];
    });
    return toListPage(asked, found, items, shownTexts);
  },
});

const shownTexts = (role: FeaturedProspect): string[] =>
  [role, ...Object.values(role.translations ?? {})].flatMap(
    ({ PersonType = '', Notes = '', projectName }) => [PersonType, Notes, projectName],
  );
