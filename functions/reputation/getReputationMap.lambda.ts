import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { reputation } from '#shared/contracts/reputation.ts';
import { getReputationMap } from './getReputationMap.ts';
import { sumsKeys } from './sums.store.ts';

export const handler = lambda(
  reputation.getReputationMap,
  { load: () => [sumsKeys], run: getReputationMap },
  { verifyToken: makeTokenVerifier },
);
