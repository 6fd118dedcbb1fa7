import type { Deps } from '#functions/platform/deps.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import type { MarketSearch } from '#shared/entities/savedSearch.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { searchNews as settings } from '#shared/notificationSettings.ts';
import { mayPropose } from './mayPropose.ts';
import type { Market } from './search/marketReader.ts';

/**
 * Reads the new projects of saved searches: public ones that are not the reader's own, and not of a person with whom there is a
 * block. The index of the market is read once for all of them, if there is any.
 */
export function makeSearchNews(deps: Pick<Deps, 'table' | 'now' | 'log'> & { market: Market }) {
  const { table } = deps;
  let index: ReturnType<Market['current']> | undefined;

  /** Those of some projects that a reader may be told of now. Cost: at most 2 DynamoDB requests, half a unit per project and owner. */
  async function shownTo(reader: UserID, ids: readonly ProjectID[]): Promise<ProjectID[]> {
    if (ids.length === 0) return [];
    const cards = await readPublicCards(
      table,
      ids.map(ProjectID => ({ ProjectID })),
    );
    const mayShow = await mayPropose(table, reader, cards);
    return cards.filter(mayShow).map(({ ProjectID }) => ProjectID);
  }

  /** The projects, the newest first, that a search finds and that were published after `from` and until `to`; of very many the newest. */
  async function findNew(reader: UserID, query: MarketSearch, { from, to }: { from: string; to: string }) {
    index ??= deps.market.current(deps);
    const { ids, isComplete } = (await index).findNew(query, { from, to, limit: settings.maxCounted });
    return { projects: await shownTo(reader, ids), isComplete };
  }

  return { findNew, shownTo };
}
