import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import { market as contracts } from '#shared/contracts/market.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import { readingMarket } from './search/marketReader.ts';
import { MarketPlace } from './search/select.ts';
import { spelledAsIn } from './search/spelledAsIn.ts';

/**
 * Lists a page of public projects that match words and filters, with the number of results for each filter. Results are
 * ranked by relevance unless another order is requested; a search without results is corrected. Cost: always 2 DynamoDB
 * requests.
 */
export const listProjects = operation(contracts.listProjects, {
  uses: [readingMarket],
  async run({ query }, { table, now, log, market }) {
    const { search = '', limit, cursor, country = [], language = [], status = [], skill = [] } = query;
    const { sort = search === '' ? 'newest' : 'relevance' } = query;
    const filters = { country, language, status, skill };
    const list = [sort, filters, search];
    const place = cursor === undefined ? { at: now() } : decodeCursor(list, cursor, MarketPlace);
    if (!place) return refuse('INVALID_CURSOR');

    const index = await market.current({ table, now, log });
    const { ids, next, counts, corrected } = index.find({
      search,
      filters,
      sort,
      place,
      limit,
      now: now(),
    });
    const cards = await readPublicCards(
      table,
      ids.map(ProjectID => ({ ProjectID })),
    );
    return {
      items: sort === 'mostBuilt' ? byProgress(cards) : cards,
      ...(next && { cursor: encodeCursor(list, next) }),
      counts,
      ...(corrected && { corrected: spelledAsIn(cards.flatMap(shownTexts), corrected) }),
    };
  },
});

const shownTexts = ({ name, shortName, description, needs }: ProjectCard): string[] => [
  name,
  shortName,
  description,
  ...needs,
];

/** The cards of a page by their exact progress; the list itself is in order of tens of percent. */
const byProgress = (cards: readonly ProjectCard[]): ProjectCard[] =>
  cards.toSorted((one, other) => other.progress - one.progress);
