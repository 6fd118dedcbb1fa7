import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { money } from '#shared/contracts/money.ts';
import { getPlatformFee } from './captures/getPlatformFee.ts';

export const handler = lambda(
  money.getPlatformFee,
  { run: getPlatformFee },
  { verifyToken: makeTokenVerifier },
);
