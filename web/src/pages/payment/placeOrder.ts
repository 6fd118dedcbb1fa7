import type { OrderedItem, Payment } from '#shared/entities/payment.ts';
import type { Currency } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { forgetOrder, formerOrder, orderKeyFor, rememberOrder } from './orderKey.ts';

export interface OrderInput {
  item: OrderedItem;
  currency: Currency;
}

/** Where to pay; or the order that was paid before, or is being paid. */
export type PlacedOrder = { url: string } | { paid: Payment };

/**
 * Makes the order for a wish, once, and opens its payment page. An order that has ended meanwhile is replaced, once.
 * Throws an ApiError.
 */
export async function placeOrder(wish: OrderInput, isSecond = false): Promise<PlacedOrder> {
  const again = () => {
    forgetOrder();
    return placeOrder(wish, true);
  };

  await giveUpFormer(wish);
  const order = await makeOrder(wish);
  if (isPaid(order)) return { paid: order };
  if (!order.canRetry && !isSecond) return await again();

  const { PaymentID, total, currency } = order;
  try {
    const { url } = await call('payWithStripe', { body: { PaymentID, total, currency } });
    return { url };
  } catch (thrown) {
    if (isRefusal(thrown, 'ORDER_EXPIRED', 'ORDER_NOT_FOUND') && !isSecond) return await again();
    if (!isRefusal(thrown, 'ORDER_ALREADY_PROCESSED')) throw thrown;

    const now = await call('getOrder', { body: { PaymentID } });
    if (isPaid(now)) return { paid: now };
    if (isSecond) throw thrown;
    return await again();
  }
}

const isPaid = ({ status }: Payment): boolean => status === 'success' || status === 'processing';

const contentOf = ({ item, currency }: OrderInput): string =>
  JSON.stringify([item.ProjectID, item.kind, item.quantity, item.price, currency]);

async function makeOrder(wish: OrderInput): Promise<Payment> {
  const { item, currency } = wish;
  const orderKey = orderKeyFor(contentOf(wish));
  const order = await call('initiatePayment', {
    body: { items: [item], total: item.price * item.quantity, currency, orderKey },
  });
  rememberOrder(orderKey, order.PaymentID);
  return order;
}

/** Somebody chose again: the units of the order before are free before the new one asks for them. */
async function giveUpFormer(wish: OrderInput): Promise<void> {
  const former = formerOrder(contentOf(wish));
  if (!former) return;
  forgetOrder(former);
  await call('cancelPayment', { body: { PaymentID: former } }).catch(() => undefined); // it expires by itself
}
