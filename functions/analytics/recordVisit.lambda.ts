import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { analytics } from '#shared/contracts/analytics.ts';
import { recordVisit } from './recordVisit.ts';

export const handler = lambda(
  analytics.recordVisit,
  { run: recordVisit },
  { verifyToken: makeTokenVerifier },
);
