import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { projectsAtOnce } from '#shared/privileges.ts';
import { teamsInTheWay } from './memberships.ts';
import type { ProjectCount } from './projectCount.store.ts';

/**
 * What the plan and the points of the caller allow: the figures that a submission and an application check. Cost: up to 3 DynamoDB
 * requests.
 */
export const getProjectAllowance = async (
  { caller, loaded: [counted] }: Input<typeof contracts.getProjectAllowance, [ProjectCount | undefined]>,
  { table }: Deps,
) => ({
  planTypeId: caller.planTypeId,
  points: caller.contributionPoints,
  open: counted?.open ?? 0,
  most: projectsAtOnce(caller),
  teams: await teamsInTheWay(table, caller),
});
