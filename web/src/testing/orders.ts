import { Payment } from '#shared/entities/payment.ts';
import { PaymentID } from '#shared/ids.ts';
import type { Answers, ApiRequest } from './fakeApi.ts';
import { aProject } from './samples.ts';

/** An unpaid order of £15 for Tidewatch, with the given changes. */
export const anOrder = (change: Partial<Payment> = {}): Payment =>
  Payment.parse({
    PaymentID: 'order-1',
    kind: 'donation',
    project: { ProjectID: 'tidewatch', name: 'Tidewatch', shortName: 'Tidewatch', contributionName: 'buoy' },
    items: [{ kind: 'donation', ProjectID: 'tidewatch', quantity: 1, price: 15_00 }],
    total: 15_00,
    currency: 'GBP',
    refunded: 0,
    commission: 60,
    status: 'pending',
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-21T10:00:00.000Z',
    canRetry: true,
    ...change,
  });

/** Idempotency key of a request that creates an order. */
export const orderKeyOf = ({ body }: ApiRequest) => String(body['orderKey']);

/** Responses of the payment endpoints: one order per idempotency key, and checkout sessions that return to `origin`. */
export function paymentServer(origin: string, more: Answers = {}): Answers {
  const orders = new Map<string, Payment>();
  return {
    getProject: () => aProject(),
    getProjectFee: () => ({ permille: 35 }),
    initiatePayment: request => {
      const order =
        orders.get(orderKeyOf(request)) ??
        anOrder({ PaymentID: PaymentID.parse(`order-${orders.size + 1}`) });
      orders.set(orderKeyOf(request), order);
      return order;
    },
    payWithStripe: ({ body }) => ({
      url: `${origin}/en/market?provider=${String(body['PaymentID'])}`,
      payment: anOrder(),
    }),
    cancelPayment: () => anOrder({ status: 'cancelled', canRetry: false }),
    getOrder: () => anOrder(),
    ...more,
  };
}
