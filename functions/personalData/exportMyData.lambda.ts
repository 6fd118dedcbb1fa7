import { lambda } from '#functions/platform/lambda.ts';
import { personalData as contracts } from '#shared/contracts/personalData.ts';
import { exportMyData } from './exportMyData.ts';

export const handler = lambda(contracts.exportMyData, { run: exportMyData });
