import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { payments } from '#shared/contracts/payments.ts';
import { initiatePayment, paymentIdOf } from './initiatePayment.ts';
import { orders } from './payment.store.ts';

export const handler = lambda(payments.initiatePayment, {
  beside: ({ body: { items, orderKey }, by }) => [
    ...items.map(({ ProjectID }) => projects.key(ProjectID)),
    orders.key(paymentIdOf(by, orderKey)),
  ],
  run: ({ body, caller, request }, outside) =>
    initiatePayment(outside, { ...body, by: caller.UserID, language: request.language }),
});
