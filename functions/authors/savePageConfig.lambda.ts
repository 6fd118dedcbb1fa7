import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { pageConfigs } from './pageConfig.store.ts';
import { savePageConfig } from './savePageConfig.ts';

export const handler = lambda(contracts.savePageConfig, {
  load: ({ UserID, query: { pageName }, callerId }) =>
    UserID === callerId ? [pageConfigs.key(callerId, pageName)] : refuse('FORBIDDEN'),
  limit: perPerson('change'),
  run: savePageConfig,
});
