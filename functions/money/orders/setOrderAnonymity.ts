import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import { orders } from './order.store.ts';

/**
 * Hides the caller's name on one of their orders, or shows it again. Changes nothing else of the order, so that it
 * does not matter what happens to its payment at the same time. Idempotent. Cost: 2 DynamoDB requests.
 */
export async function setOrderAnonymity(
  {
    body: { anonymous },
    caller,
    loaded: [order],
  }: Input<typeof contracts.setOrderAnonymity, [typeof orders]>,
  { table }: Pick<Deps, 'table'>,
) {
  if (!order || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');

  const ref = orders.key(order.PaymentID);
  await table.write(
    anonymous ? Step.update(ref, { anonymous: true }) : Step.update(ref, {}).unset('anonymous'),
  );
  return { anonymous };
}
