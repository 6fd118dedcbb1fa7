import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { teams } from '#shared/contracts/teams.ts';
import { listTeamMembers, teamRefs } from './listTeamMembers.ts';

export const handler = lambda(
  teams.listTeamMembers,
  {
    beside: ({ ProjectID }, table) => teamRefs(table, ProjectID),
    run: ({ ProjectID, caller }, deps) => listTeamMembers(deps, { ProjectID, caller }),
  },
  { verifyToken: makeTokenVerifier },
);
