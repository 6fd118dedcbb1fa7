import { authors } from '#functions/authors/author.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { teamEntries, teamsMatching } from './teamEntry.store.ts';
import { summaryOf } from './toRecruitLabel.ts';

/** A page of teams with the label. Cost: 2 DynamoDB requests for up to 11 teams. */
export const listTeamsToHire = operation(contracts.listTeamsToHire, {
  load: async ({ query: { cursor, limit, ...filter } }, { table }) => {
    const page = await table.query(teamEntries, { ...teamsMatching(filter), cursor, limit });
    if (isRefusal(page)) return page;
    const teams = page.items.map(
      ({ ProjectID, people }) =>
        [projects.key(ProjectID), people.map(({ UserID }) => authors.key(UserID))] as const,
    );
    return { page, teams };
  },
  run({ loaded: { page, teams } }) {
    const items = page.items.flatMap(({ people, size, skills, grantedAt }, place) => {
      const [project, users = []] = teams[place] ?? [];
      if (!project?.toHire || !isPublic(project)) return []; // revoked a moment ago
      const { ProjectID, name, shortName, description, language, country, image } = project;
      return [
        {
          project: { ProjectID, name, shortName, description, language, country, image },
          people: people.map(({ UserID, role }, at) => ({ user: summaryOf(users[at], UserID), role })),
          size,
          skills,
          grantedAt,
        },
      ];
    });
    return { items, ...(page.cursor !== undefined && { cursor: page.cursor }) };
  },
});
