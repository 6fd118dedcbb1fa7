import { authors } from '#functions/authors/author.store.ts';
import { filtersOf } from '#functions/market/search/filters.ts';
import { listStartOf } from '#functions/market/search/listPage.ts';
import { type Market, readingMarket } from '#functions/market/search/marketReader.ts';
import { spelledAsIn } from '#functions/market/search/spelledAsIn.ts';
import type { CorrectedWord } from '#functions/market/search/wordSearch.ts';
import { encodeCursor } from '#functions/platform/cursor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import { listings } from '#functions/projects/listing.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { cardTranslations } from '#functions/projects/searchDocument.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { projectFilters } from '#shared/finding.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { recruitLabels } from './recruitLabel.store.ts';
import {
  type TeamEntry,
  type TeamFilter,
  teamEntries,
  teamsMatching,
  toTeamEntry,
} from './teamEntry.store.ts';
import { summaryOf } from './toRecruitLabel.ts';

interface Asked extends TeamFilter {
  /** The user's input. */
  search: string;
  cursor?: string | undefined;
  limit: number;
}

interface Found {
  items: TeamEntry[];
  cursor?: string | undefined;
  /** The words that were looked for; absent if those that were typed have found something. */
  corrected?: readonly CorrectedWord[] | undefined;
}

/**
 * A page of teams with the label: the latest first, or with words the best match first, found by the words of their projects and
 * roles. With words and a skill, a page may have fewer than its limit. Cost: 2 DynamoDB requests for up to 11 teams, with words 2 more.
 */
export const listTeamsToHire = operation(contracts.listTeamsToHire, {
  uses: [readingMarket],
  async run({ query: { search = '', cursor, limit, ...filter } }, deps) {
    const { table } = deps;
    const page: Found | Refusal<'INVALID_CURSOR'> =
      search === ''
        ? await table.query(teamEntries, { ...teamsMatching(filter), cursor, limit })
        : await findTeams({ ...filter, search, cursor, limit }, deps);
    if (isRefusal(page)) return page;
    const teams = await loadPlan(
      table,
      page.items.map(
        ({ ProjectID, people }) =>
          [
            projects.key(ProjectID),
            listings.key(ProjectID),
            people.map(({ UserID }) => authors.key(UserID)),
          ] as const,
      ),
    );
    const items = page.items.flatMap(({ people, size, skills, grantedAt }, index) => {
      const [project, listing, users = []] = teams[index] ?? [];
      if (!project?.toHire || !isPublic(project)) return []; // revoked a moment ago
      const { ProjectID, name, shortName, description, language, country, image } = project;
      return [
        {
          project: {
            ProjectID,
            name,
            shortName,
            description,
            language,
            ...cardTranslations(listing?.document),
            country,
            image,
          },
          people: people.map(({ UserID, role }, at) => ({ user: summaryOf(users[at], UserID), role })),
          size,
          skills,
          grantedAt,
        },
      ];
    });
    const shown = items.flatMap(({ project, people }) => [
      project.name,
      project.shortName,
      project.description,
      ...people.map(({ role }) => role),
    ]);
    return {
      items,
      ...(page.cursor !== undefined && { cursor: page.cursor }),
      ...(page.corrected && { corrected: spelledAsIn(shown, page.corrected) }),
    };
  },
});

/** The teams that words find, the best match first, and among them those that match the filter. */
async function findTeams(
  { search, cursor, limit, skill, country, language }: Asked,
  { table, now, log, market }: Pick<Deps, 'table' | 'now' | 'log'> & { market: Market },
): Promise<Found | Refusal<'INVALID_CURSOR'>> {
  const list = ['teams', search, skill, country, language];
  const place = listStartOf(list, cursor, now());
  if (!place) return refuse('INVALID_CURSOR');

  const index = await market.current({ table, now, log });
  const { ids, next, corrected } = index.findTeams({
    search,
    filters: filtersOf(projectFilters, { country, language }), // a skill is one of the team's, not of open roles
    place,
    limit,
  });
  const labels = await table.batchGetEventually(...ids.map(id => recruitLabels.key(id)));
  const items = labels.flatMap(label =>
    label?.status === 'granted' && (!skill || label.skills.includes(skill)) ? [toTeamEntry(label)] : [],
  );
  return { items, ...(next && { cursor: encodeCursor(list, next) }), corrected };
}
