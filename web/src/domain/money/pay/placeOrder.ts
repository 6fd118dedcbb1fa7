import type { OrderedItem, Payment } from '#shared/entities/payment.ts';
import type { Currency } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { forgetOrder, orderKeyFor, previousOrder, rememberOrder } from './orderKey.ts';

export interface OrderInput {
  item: OrderedItem;
  currency: Currency;
  /** Minor units, with the platform fee if it is covered. */
  total: number;
  feeCovered: boolean;
  anonymous: boolean;
}

/** URL of the checkout session; or the order, if it has been paid or is being paid. */
export type PlacedOrder = { url: string } | { paid: Payment };

/**
 * Creates the order and its checkout session. An order that can no longer be paid is replaced once.
 * Throws an ApiError.
 */
export async function placeOrder(input: OrderInput, isRetry = false): Promise<PlacedOrder> {
  const again = () => {
    forgetOrder();
    return placeOrder(input, true);
  };

  await cancelPreviousOrder(input);
  const order = await makeOrder(input);
  if (isPaid(order)) return { paid: order };
  if (!order.canRetry && !isRetry) return await again();

  const { PaymentID, total, currency } = order;
  try {
    const { url } = await call('payWithStripe', { body: { PaymentID, total, currency } });
    return { url };
  } catch (thrown) {
    if (isRefusal(thrown, 'ORDER_EXPIRED', 'ORDER_NOT_FOUND') && !isRetry) return await again();
    if (!isRefusal(thrown, 'ORDER_ALREADY_PROCESSED')) throw thrown;

    const now = await call('getOrder', { body: { PaymentID } });
    if (isPaid(now)) return { paid: now };
    if (isRetry) throw thrown;
    return await again();
  }
}

const isPaid = ({ status }: Payment): boolean => status === 'success' || status === 'processing';

const contentOf = ({ item, total, feeCovered, currency, anonymous }: OrderInput): string =>
  JSON.stringify([
    item.ProjectID,
    item.kind,
    item.quantity,
    item.price,
    total,
    feeCovered,
    currency,
    anonymous,
  ]);

async function makeOrder(input: OrderInput): Promise<Payment> {
  const { item, total, feeCovered, currency, anonymous } = input;
  const orderKey = orderKeyFor(contentOf(input));
  const order = await call('initiatePayment', {
    body: { items: [item], total, feeCovered, currency, orderKey, anonymous },
  });
  rememberOrder(orderKey, order.PaymentID);
  return order;
}

/** Cancels the previous order of this session first, so that its reserved units are available to the new one. */
async function cancelPreviousOrder(input: OrderInput): Promise<void> {
  const previous = previousOrder(contentOf(input));
  if (!previous) return;
  forgetOrder(previous);
  await call('cancelPayment', { body: { PaymentID: previous } }).catch(() => undefined); // it expires automatically
}
