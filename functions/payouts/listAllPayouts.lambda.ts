import { payouts } from '#shared/contracts/payouts.ts';
import { lambda } from '../platform/lambda.ts';
import { listAllPayouts } from './listAllPayouts.ts';

export const handler = lambda(payouts.listAllPayouts, ({ query }, outside) => listAllPayouts(outside, query));
