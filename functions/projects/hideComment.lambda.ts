import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { commentPlan } from './commentPlan.ts';
import { hideComment } from './hideComment.ts';

export const handler = lambda(contracts.hideComment, {
  load: commentPlan,
  limit: perPerson('change'),
  run: hideComment,
  maxAttempts: 3,
});
