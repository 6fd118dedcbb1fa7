import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money } from '#shared/contracts/money.ts';
import { getProjectFee } from './orders/getProjectFee.ts';

export const handler = lambda(money.getProjectFee, {
  load: ({ ProjectID }) => [projects.key(ProjectID)],
  run: getProjectFee,
});
