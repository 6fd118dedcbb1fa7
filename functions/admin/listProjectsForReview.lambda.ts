import { lambda } from '#functions/platform/lambda.ts';
import { admin } from '#shared/contracts/admin.ts';
import { listProjectsForReview, reviewRefs } from './listProjectsForReview.ts';

export const handler = lambda(admin.listProjectsForReview, {
  beside: ({ query, by }, table) => reviewRefs(table, query, by),
  run: ({ query, caller }, deps) => listProjectsForReview(deps, { ...query, caller }),
});
