import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { listProjectsForReview } from './listProjectsForReview.ts';

export const handler = lambda(admin.listProjectsForReview, ({ query, caller }, outside) =>
  listProjectsForReview(outside, { ...query, caller }),
);
