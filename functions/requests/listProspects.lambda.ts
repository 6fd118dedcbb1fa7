import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { projects } from '#functions/projects/project.store.ts';
import { maxProspects, prospects, prospectsOf } from '#functions/prospects/prospect.store.ts';
import { requests as contracts } from '#shared/contracts/requests.ts';
import { listCallerRequests } from './listCallerRequests.ts';
import { listProspects } from './listProspects.ts';

export const handler = lambda(
  contracts.listProspects,
  {
    load: async ({ ProjectID, callerId }, { table }) => {
      const [{ items }, ownRequests] = await Promise.all([
        table.query(prospects, { ...prospectsOf(ProjectID), limit: maxProspects }),
        callerId && listCallerRequests(table, callerId, ProjectID),
      ]);
      return [projects.key(ProjectID), items, ownRequests];
    },
    run: listProspects,
  },
  { verifyToken: makeTokenVerifier },
);
