import { payments } from '#shared/contracts/payments.ts';
import { lambda } from '../platform/lambda.ts';
import { initiatePayment } from './initiatePayment.ts';

export const handler = lambda(payments.initiatePayment, ({ body, caller, request }, outside) =>
  initiatePayment(outside, { ...body, by: caller.UserID, language: request.language }),
);
