import type { Input } from '#functions/platform/lambda.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { OwnOrder } from '#shared/entities/payment.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import type { orders, StoredPayment } from './order.store.ts';
import { toPayment } from './toPayment.ts';

/** Lists the caller's orders, or those of a kind or in a state, newest first. Cost: 2 DynamoDB requests. */
export const listMyOrders = (
  { loaded: [cursor, items] }: Input<typeof contracts.listMyOrders, [string | undefined, (typeof orders)[]]>,
  { now }: Pick<PaymentDeps, 'now'>,
) => ({
  items: items.flatMap(order => (order ? [toOwnOrder(order, now())] : [])),
  ...(cursor !== undefined && { cursor }),
});

/** The order as shown in its payer's list. */
const toOwnOrder = (order: StoredPayment, at: string): OwnOrder => ({
  ...toPayment(order, at),
  anonymous: order.anonymous ?? false,
});
