import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money } from '#shared/contracts/money.ts';
import { initiatePayment, paymentIdOf } from './orders/initiatePayment.ts';
import { orders } from './orders/order.store.ts';

export const handler = lambda(money.initiatePayment, {
  beside: ({ body: { items, orderKey }, by }) => [
    ...items.map(({ ProjectID }) => projects.key(ProjectID)),
    orders.key(paymentIdOf(by, orderKey)),
  ],
  run: ({ body, caller, request }, deps) =>
    initiatePayment(deps, { ...body, by: caller.UserID, language: request.language }),
});
