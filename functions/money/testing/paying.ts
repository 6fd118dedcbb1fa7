import { callers } from '#functions/platform/caller.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { World } from '#functions/testing/world.ts';
import type { Payments as Provider } from '#infra/local/payments/payments.ts';
import type { Payment } from '#shared/entities/payment.ts';
import { unitPrice } from '#shared/entities/price.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { amountWithFee, permilleOf } from '#shared/platformFee.ts';
import { cancelPayment } from '../orders/cancelPayment.ts';
import { getOrder } from '../orders/getOrder.ts';
import { initiatePayment } from '../orders/initiatePayment.ts';
import { payWithStripe } from '../orders/payWithStripe.ts';

/** Numbers of the provider's test cards. */
export const cards = {
  good: '4242 4242 4242 4242',
  european: '4000 0025 0000 0003',
  international: '4000 0007 6000 0002',
  declined: '4000 0000 0000 0002',
  succeedsLater: '4000 0000 0000 0077',
  failsLater: '4000 0000 0000 0085',
  disputed: '4000 0000 0000 0259',
  authenticates: '4000 0027 6000 3184',
};

interface OrderRequest {
  by: UserID;
  to: ProjectID;
  /** Number of points. Absent: a donation. */
  units?: number;
  /** Minor units of a donation. */
  amount?: number;
  anonymous?: boolean;
  /** Adds the platform fee on top, at the rate of the owner's plan. */
  feeCovered?: boolean;
  key?: string;
}

/** The actions of payers: placing, paying, viewing and cancelling orders. */
export function makePaying(world: World, provider: Provider) {
  let keys = 0;
  const newKey = () => `order-key-${String(++keys).padStart(10, '0')}`;

  async function orderBody({
    to,
    units,
    amount = 2_500,
    anonymous,
    feeCovered,
    key = newKey(),
  }: OrderRequest) {
    const project = await world.table.get(projects.key(to));
    if (!project) throw new Error(`Project ${to} not found.`);
    const item = units
      ? { kind: 'points' as const, ProjectID: to, quantity: units, price: unitPrice(project) }
      : { kind: 'donation' as const, ProjectID: to, quantity: 1 as const, price: amount };
    const gift = item.price * item.quantity;
    const owner = feeCovered ? await world.table.get(callers.key(project.OwnerUserID)) : undefined;
    const permille = permilleOf(owner?.planTypeId ?? 'free');
    return {
      items: [item],
      total: feeCovered ? amountWithFee(gift, project.currency, permille) : gift,
      currency: project.currency,
      orderKey: key,
      ...(anonymous && { anonymous }),
      ...(feeCovered && { feeCovered }),
    };
  }

  const order = async (request: OrderRequest) =>
    await world.call(initiatePayment, { body: await orderBody(request) }, { as: request.by });

  /** Places an order. Throws if it is refused. */
  async function ordered(request: OrderRequest): Promise<Payment> {
    const { data, code } = await order(request);
    if (!data) throw new Error(`Order refused: ${code}`);
    return data;
  }

  const checkout = (
    by: UserID,
    { PaymentID, total, currency }: Pick<Payment, 'PaymentID' | 'total' | 'currency'>,
  ) => world.call(payWithStripe, { body: { PaymentID, total, currency } }, { as: by });

  /** The URL of the provider's payment page. */
  async function page(by: UserID, payment: Payment): Promise<string> {
    const { data, code } = await checkout(by, payment);
    if (!data) throw new Error(`Checkout refused: ${code}`);
    return data.url;
  }

  /** Submits a card on the provider's payment page. Returns the page's HTTP status. */
  async function pay(url: string, number: string = cards.good): Promise<number> {
    const form = { email: 'ada@example.com', number, expiry: '12 / 34', cvc: '123', name: 'Ada Stone' };
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Ends the authentication of a cardholder on the page of their bank (3-D Secure). Returns the page's HTTP status. */
  async function authenticate(url: string, outcome: 'approve' | 'fail'): Promise<number> {
    const body = new URLSearchParams({ outcome });
    const response = await fetch(`${url}/authenticate`, { method: 'POST', body, redirect: 'manual' });
    await response.arrayBuffer();
    await provider.deliveries.idle();
    return response.status;
  }

  return {
    newKey,
    orderBody,
    order,
    ordered,
    checkout,
    page,
    pay,
    authenticate,

    /** Places and pays an order. The webhook is delivered unless a test holds or drops it. */
    async buy(request: OrderRequest, number: string = cards.good): Promise<Payment> {
      const payment = await ordered(request);
      await pay(await page(request.by, payment), number);
      await provider.deliveries.idle();
      return payment;
    },

    /** The order as its payer sees it. */
    async orderOf(by: UserID, PaymentID: PaymentID): Promise<Payment> {
      const { data, code } = await world.call(getOrder, { body: { PaymentID } }, { as: by });
      if (!data) throw new Error(`Order ${PaymentID} refused: ${code}`);
      return data;
    },

    cancel: (by: UserID, PaymentID: PaymentID) =>
      world.call(cancelPayment, { body: { PaymentID } }, { as: by }),
  };
}
