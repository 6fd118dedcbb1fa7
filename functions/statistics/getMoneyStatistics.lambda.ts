import { lambda } from '#functions/platform/lambda.ts';
import { statistics } from '#shared/contracts/statistics.ts';
import { getMoneyStatistics } from './getMoneyStatistics.ts';

export const handler = lambda(statistics.getMoneyStatistics, { run: getMoneyStatistics });
