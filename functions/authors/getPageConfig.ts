import type { Input } from '#functions/platform/lambda.ts';
import type { authors as contracts } from '#shared/contracts/authors.ts';
import { emptyPageConfig, type pageConfigs } from './pageConfig.store.ts';

/** Returns the caller's configuration of a page. Cost: 1 DynamoDB request. */
export const getPageConfig = ({
  query: { pageName },
  loaded: [config],
}: Input<typeof contracts.getPageConfig, [typeof pageConfigs]>) => config ?? emptyPageConfig(pageName);
