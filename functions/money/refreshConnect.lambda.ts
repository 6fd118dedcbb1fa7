import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { refreshConnect } from './accounts/returnConnect.ts';
import { paymentDeps } from './paymentDeps.ts';

export const handler = lambda(money.refreshConnect, { run: refreshConnect }, paymentDeps);
