import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { commentPlan } from './commentPlan.ts';
import { updateComment } from './updateComment.ts';

export const handler = lambda(contracts.updateComment, {
  load: commentPlan,
  run: updateComment,
  maxAttempts: 3,
});
