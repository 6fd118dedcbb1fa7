import { lambda } from '#functions/platform/lambda.ts';
import { projects } from '#functions/projects/project.store.ts';
import { money } from '#shared/contracts/money.ts';
import { initiatePayment, paymentIdOf } from './orders/initiatePayment.ts';
import { openOrderKeys } from './orders/openOrder.store.ts';
import { orders } from './orders/order.store.ts';

export const handler = lambda(money.initiatePayment, {
  load: ({ body: { items, orderKey }, callerId }) => [
    items[0] && projects.key(items[0].ProjectID),
    orders.key(paymentIdOf(callerId, orderKey)),
    openOrderKeys(callerId),
  ],
  run: initiatePayment,
});
