import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { statistics } from '#shared/contracts/statistics.ts';
import { getStatistics } from './getStatistics.ts';

export const handler = lambda(
  statistics.getStatistics,
  { run: getStatistics },
  { verifyToken: makeTokenVerifier },
);
