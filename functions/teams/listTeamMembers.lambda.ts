import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { teams } from '#shared/contracts/teams.ts';
import { listTeamMembers, teamRefs } from './listTeamMembers.ts';

export const handler = lambda(
  teams.listTeamMembers,
  {
    beside: ({ ProjectID }, table) => teamRefs(table, ProjectID),
    run: ({ ProjectID, caller }, outside) => listTeamMembers(outside, { ProjectID, caller }),
  },
  { recognise: makeRecognise },
);
