import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { getProjectAllowance } from './getProjectAllowance.ts';
import { projectCount } from './projectCount.store.ts';

export const handler = lambda(contracts.getProjectAllowance, {
  load: ({ callerId }) => [projectCount.key(callerId)],
  run: getProjectAllowance,
});
