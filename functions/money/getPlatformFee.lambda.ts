import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { getPlatformFee } from './captures/getPlatformFee.ts';

export const handler = lambda(money.getPlatformFee, { run: getPlatformFee });
