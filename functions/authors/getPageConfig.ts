import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { authors as contracts } from '#shared/contracts/authors.ts';
import { emptyPageConfig, pageConfigs } from './pageConfig.store.ts';

/** Returns the caller's configuration of a page. Cost: 1 DynamoDB request. */
export const getPageConfig = operation(contracts.getPageConfig, {
  load: ({ UserID, query: { pageName }, callerId }) =>
    UserID === callerId ? { config: pageConfigs.key(callerId, pageName) } : refuse('FORBIDDEN'),
  run: ({ query: { pageName }, loaded: { config } }) => config ?? emptyPageConfig(pageName),
});
