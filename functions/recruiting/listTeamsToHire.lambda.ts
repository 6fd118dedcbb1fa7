import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#functions/projects/project.store.ts';
import { recruiting as contracts } from '#shared/contracts/recruiting.ts';
import { listTeamsToHire } from './listTeamsToHire.ts';
import { teamEntries, teamsMatching } from './teamEntry.store.ts';

export const handler = lambda(
  contracts.listTeamsToHire,
  {
    load: async ({ query: { cursor, limit, ...filter } }, { table }) => {
      const page = await table.query(teamEntries, { ...teamsMatching(filter), cursor, limit });
      if (isRefusal(page)) return page;
      const teams = page.items.map(
        ({ ProjectID, people }) =>
          [projects.key(ProjectID), people.map(({ UserID }) => authors.key(UserID))] as const,
      );
      return [page, teams];
    },
    run: listTeamsToHire,
  },
  { verifyToken: makeTokenVerifier },
);
