import { lambda } from '#functions/platform/lambda.ts';
import { reputation } from '#shared/contracts/reputation.ts';
import { getReputationMap } from './getReputationMap.ts';
import { sumsKeys } from './sums.store.ts';

export const handler = lambda(reputation.getReputationMap, { load: () => [sumsKeys], run: getReputationMap });
