import { lambda } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { listProgressEntries, queryProgressEntries } from './progress/listProgressEntries.ts';
import { projects } from './project.store.ts';

export const handler = lambda(
  contracts.listProgressEntries,
  {
    load: async ({ ProjectID, query }, { table }) => {
      const page = await queryProgressEntries(table, ProjectID, query);
      return isRefusal(page) ? page : [projects.key(ProjectID), page];
    },
    run: listProgressEntries,
  },
  { verifyToken: makeTokenVerifier },
);
