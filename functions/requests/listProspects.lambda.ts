import { requests as contracts } from '#shared/contracts/requests.ts';
import { lambda } from '../platform/lambda.ts';
import { makeTokenVerifier } from '../platform/verifyToken.ts';
import { projects } from '../projects/project.store.ts';
import { maxProspects, prospects, prospectsOf } from '../prospects/prospect.store.ts';
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
