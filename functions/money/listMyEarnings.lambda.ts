import { lambda } from '#functions/platform/lambda.ts';
import { money } from '#shared/contracts/money.ts';
import { listMyEarnings } from './statements/listMyEarnings.ts';

export const handler = lambda(money.listMyEarnings, { run: listMyEarnings });
