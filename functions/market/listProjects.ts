import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import { market as contracts } from '#shared/contracts/market.ts';
import type { ProjectCard } from '#shared/entities/project.ts';
import { projectFilters } from '#shared/finding.ts';
import { readAsked, toListPage } from './search/listPage.ts';
import { readingMarket } from './search/marketReader.ts';

/**
 * Lists a page of public projects that match words and filters, with the number of results for each filter. Results are
 * ranked by relevance unless another order is requested; a search without results is corrected. Cost: always 2 DynamoDB
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
    return toListPage(asked, found, asked.sort === 'mostBuilt' ? byProgress(cards) : cards, shownTexts);
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
