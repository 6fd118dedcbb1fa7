import { operation } from '#functions/platform/operation.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { projectsAtOnce } from '#shared/privileges.ts';
import { teamsInTheWay } from './memberships.ts';
import { projectCount } from './projectCount.store.ts';

/**
 * Returns the projects and teams that the caller's plan and points allow, from the figures that submissions and
 * applications are checked against. Cost: up to 3 DynamoDB requests.
 */
export const getProjectAllowance = operation(contracts.getProjectAllowance, {
  load: ({ callerId }) => ({ counted: projectCount.key(callerId) }),
  run: async ({ caller, loaded: { counted } }, { table }) => ({
    planTypeId: caller.planTypeId,
    points: caller.contributionPoints,
    open: counted?.open ?? 0,
    most: projectsAtOnce(caller),
    teams: await teamsInTheWay(table, caller),
  }),
});
