import type { OrderedItem, Payment } from '#shared/entities/payment.ts';
import type { Currency } from '#shared/settings.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import type { Outcome, Run } from '#web/api/hooks.ts';
import { forgetOrder, orderKeyFor, previousOrder, rememberOrder } from './orderKey.ts';

export interface OrderInput {
  item: OrderedItem;
  currency: Currency;
  /** Minor units, with the platform fee if it is covered. */
  total: number;
  feeCovered: boolean;
  anonymous: boolean;
}

/** The calls that place an order. */
export interface OrderCalls {
  initiate: Run<'initiatePayment'>;
  open: Run<'payWithStripe'>;
  read: Run<'getOrder'>;
  cancel: Run<'cancelPayment'>;
}

/** URL of the checkout session; or the order, if it has been paid or is being paid; or why neither came about. */
export type PlacedOrder =
  | { url: string; paid?: undefined; error?: undefined }
  | { url?: undefined; paid: Payment; error?: undefined }
  | { url?: undefined; paid?: undefined; error: ApiError };

/** Creates the order and its checkout session. An order that can no longer be paid is replaced once. */
export async function placeOrder(
  calls: OrderCalls,
  input: OrderInput,
  isRetry = false,
): Promise<PlacedOrder> {
  const again = () => {
    forgetOrder();
    return placeOrder(calls, input, true);
  };

  await cancelPreviousOrder(calls, input);
  const made = await makeOrder(calls, input);
  if (!made.data) return made;
  if (isPaid(made.data)) return { paid: made.data };
  if (!made.data.canRetry && !isRetry) return await again();

  const { PaymentID, total, currency } = made.data;
  const opened = await calls.open({ body: { PaymentID, total, currency } });
  if (opened.data) return { url: opened.data.url };
  if (isRefusal(opened.error, 'ORDER_EXPIRED', 'ORDER_NOT_FOUND') && !isRetry) return await again();
  if (!isRefusal(opened.error, 'ORDER_ALREADY_PROCESSED')) return opened;

  const now = await calls.read({ body: { PaymentID } });
  if (!now.data) return now;
  if (isPaid(now.data)) return { paid: now.data };
  return isRetry ? opened : await again();
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

async function makeOrder(calls: OrderCalls, input: OrderInput): Promise<Outcome<'initiatePayment'>> {
  const { item, total, feeCovered, currency, anonymous } = input;
  const orderKey = orderKeyFor(contentOf(input));
  const made = await calls.initiate({
    body: { items: [item], total, feeCovered, currency, orderKey, anonymous },
  });
  if (made.data) rememberOrder(orderKey, made.data.PaymentID);
  return made;
}

/**
 * Cancels the previous order of this session first, so that its reserved units are available to the new one. If that fails, it
 * expires automatically.
 */
async function cancelPreviousOrder(calls: OrderCalls, input: OrderInput): Promise<void> {
  const previous = previousOrder(contentOf(input));
  if (!previous) return;
  forgetOrder(previous);
  await calls.cancel({ body: { PaymentID: previous } });
}
