import { teams } from '#shared/contracts/teams.ts';
import { lambda } from '../platform/lambda.ts';
import { makeRecognise } from '../platform/recognise.ts';
import { listTeamMembers } from './listTeamMembers.ts';

export const handler = lambda(
  teams.listTeamMembers,
  ({ ProjectID, caller }, outside) => listTeamMembers(outside, { ProjectID, caller }),
  { recognise: makeRecognise },
);
