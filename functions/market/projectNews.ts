import type { ListNews } from '#functions/notifications/searches/tellSearches.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import { projectFilters } from '#shared/finding.ts';
import { ProjectID } from '#shared/ids.ts';
import { searchNews as settings } from '#shared/notificationSettings.ts';
import { mayPropose } from './mayPropose.ts';
import { filtersOf } from './search/filters.ts';
import type { MarketIndex } from './search/marketIndex.ts';

/**
 * News of saved searches of projects: public ones that are not the reader's own, and not of a person with whom there is a block. What was
 * found is a project's id. Cost: at most 2 DynamoDB requests, half a unit per project and owner.
 */
export function makeProjectNews(
  { table }: Pick<Deps, 'table'>,
  currentIndex: () => Promise<MarketIndex>,
): ListNews {
  async function shownTo(...[reader, found]: Parameters<ListNews['shownTo']>): Promise<ProjectID[]> {
    if (found.length === 0) return [];
    const cards = await readPublicCards(
      table,
      found.map(id => ({ ProjectID: ProjectID.parse(id) })),
    );
    const mayShow = await mayPropose(table, reader, cards);
    return cards.filter(mayShow).map(card => card.ProjectID);
  }

  return {
    shownTo,
    async findNew(reader, query, time) {
      const asked = { search: query.search, filters: filtersOf(projectFilters, query) };
      const index = await currentIndex();
      const { ids, isComplete } = index.findNewProjects(asked, { ...time, limit: settings.maxCounted });
      return { found: await shownTo(reader, ids), isComplete };
    },
  };
}
