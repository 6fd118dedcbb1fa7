import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { getPageConfig } from './getPageConfig.ts';
import { pageConfigs } from './pageConfig.store.ts';

export const handler = lambda(contracts.getPageConfig, {
  load: ({ UserID, query: { pageName }, callerId }) =>
    UserID === callerId ? [pageConfigs.key(callerId, pageName)] : refuse('FORBIDDEN'),
  run: getPageConfig,
});
