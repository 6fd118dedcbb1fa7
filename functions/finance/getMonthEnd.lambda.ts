import { lambda } from '#functions/platform/lambda.ts';
import { finance } from '#shared/contracts/finance.ts';
import { getMonthEnd } from './getMonthEnd.ts';

export const handler = lambda(finance.getMonthEnd, { run: getMonthEnd });
