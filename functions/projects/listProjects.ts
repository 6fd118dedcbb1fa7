import { decodeCursor, encodeCursor } from '#functions/platform/cursor.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { market } from '#shared/finding.ts';
import { type StoredCard, toPublicCard } from './market/card.store.ts';
import { cellKeys, marketCounts } from './market/cells.store.ts';
import { combinationsOf } from './market/filterLists.ts';
import { type CardsOf, findCards } from './market/findCards.ts';
import { MarketPlace } from './market/keyRanges.ts';
import { tokenize } from './market/tokenize.ts';
import { completed, publicCardPlan } from './readCards.ts';

/** Maximum number of search words; further ones hardly narrow a search. */
const mostWords = 10;

/**
 * Lists a page of public projects, with the numbers of those that match each filter. Refuses filters whose combinations
 * are more than `market.maxMergedLists`. Cost: 2 DynamoDB requests, a few more for some searches, and one more for each
 * further combination of filters.
 */
export const listProjects = operation(contracts.listProjects, {
  async run({ query }, { table, now }) {
    const { search = '', sort, limit, cursor, country = [], language = [], status = [], skill = [] } = query;
    const words = tokenize(search).slice(0, mostWords);
    const filters = { country, language, status, skill };
    if (words.length === 0 && combinationsOf(filters).length > market.maxMergedLists)
      return refuse('TOO_MANY_FILTERS');
    const list = [sort, filters, words, search !== ''];
    const start = cursor === undefined ? { at: now(), range: 0 } : decodeCursor(list, cursor, MarketPlace);
    if (!start) return refuse('INVALID_CURSOR');
    if (search !== '' && words.length === 0) return { items: [] };

    let cells: Parameters<typeof marketCounts>[0] | undefined;
    const cardsOf: CardsOf = async entries => {
      const plan = [cells ? [] : cellKeys, publicCardPlan(entries)] as const;
      const [counted, found] = await loadPlan({ get: table.get, batchGet: table.batchGetEventually }, plan);
      cells ??= counted;
      return await completed(table, entries, found);
    };
    const { cards, next } = await findCards(table, cardsOf, { sort, filters, words, start, limit });

    return {
      items: (sort === 'mostBuilt' ? byProgress(cards) : cards).map(toPublicCard),
      ...(next && { cursor: encodeCursor(list, next) }),
      counts: marketCounts(cells ?? [], filters, words.length > 0),
    };
  },
});

/** The cards of a page by their exact progress; the list itself is in order of tens of percent. */
const byProgress = (cards: readonly StoredCard[]): StoredCard[] =>
  cards.toSorted((one, other) => other.progress - one.progress);
