import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import { market as contracts } from '#shared/contracts/market.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import { projectFilters } from '#shared/finding.ts';
import { hasVersionIn } from '#shared/translation/versionOf.ts';
import { readAsked, toListPage } from './search/listPage.ts';
import { readingMarket } from './search/marketReader.ts';

/**
 * Lists a page of public projects that match words and filters, with the number of results for each filter. Results are
 * ranked by relevance unless another order is requested, those in a language that the reader reads before the others; a search without results is corrected. Cost: always 2 DynamoDB
 * requests.
 */
export const listProjects = operation(contracts.listProjects, {
  uses: [readingMarket],
  async run({ query }, { table, now, log, market }) {
    const asked = readAsked(projectFilters, query, now());
    if (!asked) return refuse('INVALID_CURSOR');
    const index = await market.current({ table, now, log });
    const found = index.find({ ...asked, now: now() });
    const cards = await readPublicCards(
      table,
      found.ids.map(ProjectID => ({ ProjectID })),
    );
    return toListPage(
      asked,
      found,
      asked.sort === 'mostBuilt' ? byProgress(cards, query.reads) : cards,
      shownTexts,
    );
  },
});

const shownTexts = (card: ProjectCard): string[] =>
  [card, ...Object.values(card.translations ?? {})].flatMap(
    ({ name, shortName, description, needs = [] }) => [name, shortName, description, ...needs],
  );

/**
 * The cards of a page by their exact progress, those that the reader can read before the others; the list itself is in order of tens of
 * percent.
 */
function byProgress(cards: readonly ProjectCard[], reads: readonly string[] = []): ProjectCard[] {
  return cards.toSorted(
    (one, other) =>
      Number(hasVersionIn(other, reads)) - Number(hasVersionIn(one, reads)) || other.progress - one.progress,
  );
}
