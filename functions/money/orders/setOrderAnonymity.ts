import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { orders } from './order.store.ts';

/**
 * Hides the caller's name on one of their orders, or shows it again. Changes nothing else of the order, so that it
 * does not matter what happens to its payment at the same time. Idempotent. Cost: 2 DynamoDB requests.
 */
export const setOrderAnonymity = operation(contracts.setOrderAnonymity, {
  load: ({ PaymentID }) => ({ order: orders.key(PaymentID) }),
  limit: changes,
  async run({ body: { anonymous }, caller, loaded: { order } }, { table }) {
    if (!order || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');

    const ref = orders.key(order.PaymentID);
    await table.write(
      anonymous ? Step.update(ref, { anonymous: true }) : Step.update(ref, {}).unset('anonymous'),
    );
    return { anonymous };
  },
});
