import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { paymentDeps } from './paymentDeps.ts';
import { transferPayout } from './payouts/transferPayout.ts';

export const handler = lambda(money.transferPayout, { run: transferPayout }, paymentDeps);
