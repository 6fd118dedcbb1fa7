import { lambda } from '#functions/platform/lambda.ts';
import { finance } from '#shared/contracts/finance.ts';
import { listMonthlyResults } from './listMonthlyResults.ts';

export const handler = lambda(finance.listMonthlyResults, { run: listMonthlyResults });
