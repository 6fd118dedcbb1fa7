import { teams } from '#shared/contracts/teams.ts';
import { lambda } from '../platform/lambda.ts';
import { removeMember } from './removeMember.ts';

export const handler = lambda(teams.removeMember, ({ ProjectID, UserID, caller }, outside) =>
  removeMember(outside, { ProjectID, UserID, by: caller.UserID }),
);
