import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { commentPlan } from './commentPlan.ts';
import { deleteComment } from './deleteComment.ts';

export const handler = lambda(contracts.deleteComment, {
  load: commentPlan,
  limit: perPerson('change'),
  run: deleteComment,
  maxAttempts: 3,
});
