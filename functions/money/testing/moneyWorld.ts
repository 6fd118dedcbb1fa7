import { createServer } from 'node:http';
import { handler as expireOrders } from '#functions/jobs/orderExpiry.lambda.ts';
import { handler as transferPayouts } from '#functions/jobs/payouts.lambda.ts';
import { handler as reconcile } from '#functions/jobs/reconciliation.lambda.ts';
import { makePayments } from '#functions/platform/payments.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { stats } from '#functions/projects/stats.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld } from '#functions/testing/world.ts';
import { createPayments } from '#infra/local/payments/payments.ts';
import type { Payment } from '#shared/entities/payment.ts';
import { unitPrice } from '#shared/entities/project.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { handler as cancelPayment } from '../cancelPayment.lambda.ts';
import { handler as getOrder } from '../getOrder.lambda.ts';
import { handler as initiatePayment } from '../initiatePayment.lambda.ts';
import { handler as listMyPayouts } from '../listMyPayouts.lambda.ts';
import { handler as onboardConnect } from '../onboardConnect.lambda.ts';
import { handler as payWithStripe } from '../payWithStripe.lambda.ts';
import { handler as receiveStripeWebhook } from '../receiveStripeWebhook.lambda.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { compareWithProvider } from '../reconciliation/compareWithProvider.ts';
import { handler as returnConnect } from '../returnConnect.lambda.ts';

const keys = { secretKey: 'sk_test_world', webhookSecret: 'whsec_world' };

/** Numbers of the provider's test cards. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  succeedsLater: '4000 0000 0000 0077',
  failsLater: '4000 0000 0000 0085',
  disputed: '4000 0000 0000 0259',
};

interface OrderRequest {
  by: UserID;
  to: ProjectID;
  /** Points; a donation without it. */
  units?: number;
  /** Minor units of a donation. */
  amount?: number;
  key?: string;
}

/** A small world with the payment provider beside it: its webhook reaches the handler, its clock is the world's. */
export async function createMoneyWorld() {
  process.env['SITE_URL'] = 'https://cairn.test';
  process.env['STATE_SECRET'] = 'a secret of the tests alone';
  let clock = () => '2026-11-20T12:00:00.000Z';
  const provider = await createPayments({ ...keys, now: () => new Date(clock()) });
  const payments = makePayments({ keys, baseUrl: provider.url, timeoutMs: 400 });
  const world = await createWorld({ payments });
  clock = world.clock.now;

  const webhook = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const signature = String(req.headers['stripe-signature']);
      void deliver(Buffer.concat(chunks).toString('utf8'), signature).then(({ status }) =>
        res.writeHead(status).end(),
      );
    });
  });
  await new Promise<void>(resolve => webhook.listen(0, '127.0.0.1', resolve));
  const bound = webhook.address();
  provider.setWebhookUrl(`http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/`);

  let keysMade = 0;
  const newKey = () => `order-key-${String(++keysMade).padStart(10, '0')}`;

  async function deliver(rawBody: string, signature: string) {
    return await world.callWith(
      receiveStripeWebhook,
      {},
      { rawBody, headers: { 'stripe-signature': signature } },
    );
  }

  async function wishBody({ to, units, amount = 2_500, key = newKey() }: OrderRequest) {
    const project = await world.table.get(projects.key(to));
    if (!project) throw new Error('There is no such project.');
    const item = units
      ? { kind: 'points' as const, ProjectID: to, quantity: units, price: unitPrice(project) }
      : { kind: 'donation' as const, ProjectID: to, quantity: 1 as const, price: amount };
    return { items: [item], total: item.price * item.quantity, currency: project.currency, orderKey: key };
  }

  const order = async (wish: OrderRequest) =>
    await world.call(initiatePayment, { body: await wishBody(wish) }, { as: wish.by });

  async function ordered(wish: OrderRequest): Promise<Payment> {
    const { data, code } = await order(wish);
    if (!data) throw new Error(`The order was refused: ${code}`);
    return data;
  }

  const checkout = (
    by: UserID,
    { PaymentID, total, currency }: Pick<Payment, 'PaymentID' | 'total' | 'currency'>,
  ) => world.call(payWithStripe, { body: { PaymentID, total, currency } }, { as: by });

  async function page(by: UserID, payment: Payment): Promise<string> {
    const { data, code } = await checkout(by, payment);
    if (!data) throw new Error(`There is no payment page: ${code}`);
    return data.url;
  }

  /** Types a card on the provider's page; the status is the page's. */
  async function pay(url: string, number: string = cards.good): Promise<number> {
    const form = { email: 'ada@example.com', number, expiry: '12 / 34', cvc: '123', name: 'Ada Stone' };
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  }

  return {
    ...world,
    provider,
    payments,
    stripe: () => payments.stripe(),
    newKey,
    deliver,
    order,
    ordered,
    wishBody,
    checkout,
    page,
    pay,

    /** Somebody with a whole profile. */
    person: (fields: Record<string, unknown> = {}) =>
      world.user({
        avatar: { kind: 'ready', name: 'avatar-01' },
        affiliateCode: 'stone',
        registrationDate: '2026-01-01T00:00:00.000Z',
        hasPassword: true,
        country: 'GB',
        ...fields,
      }),

    /** A project whose point costs 12.50. */
    project: (owner: UserID, fields: Partial<ProjectRecord> = {}) => aProject(world, owner, fields),

    /** From the order to the paid page; the webhook arrives unless something is in its way. */
    async buy(wish: OrderRequest, number: string = cards.good): Promise<Payment> {
      const payment = await ordered(wish);
      await pay(await page(wish.by, payment), number);
      await provider.deliveries.idle();
      return payment;
    },

    /** How an order stands, asked as its payer. */
    async orderOf(by: UserID, PaymentID: PaymentID): Promise<Payment> {
      const { data, code } = await world.call(getOrder, { body: { PaymentID } }, { as: by });
      if (!data) throw new Error(`The order is not shown: ${code}`);
      return data;
    },

    cancel: (by: UserID, PaymentID: PaymentID) =>
      world.call(cancelPayment, { body: { PaymentID } }, { as: by }),

    async statsOf(project: ProjectID) {
      const found = await world.table.get(stats.key(project));
      if (!found) throw new Error('The project has no figures.');
      const { raised, supporters, soldUnits, reservedUnits, remainingUnits } = found;
      return { raised, supporters, soldUnits, reservedUnits, remainingUnits };
    },

    async payoutsOf(by: UserID) {
      const { data } = await world.call(listMyPayouts, { query: { limit: 100 } }, { as: by });
      return data?.items ?? [];
    },

    /** Goes through the provider's onboarding; answers where the browser ends. */
    async onboard(by: UserID, outcome: 'complete' | 'incomplete' | 'documentNeeded' = 'complete') {
      const { data, code } = await world.call(onboardConnect, {}, { as: by });
      if (!data) throw new Error(`There is no onboarding: ${code}`);
      const left = await fetch(data.url, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      });
      await provider.deliveries.idle();
      const state = new URL(left.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const back = await world.callWith(returnConnect, { query: { state } });
      return back.headers['location'];
    },

    /** Lets time pass for everyone, and what falls due with the provider happen. */
    async pass(time: { days?: number; minutes?: number }): Promise<void> {
      world.clock.add(time);
      provider.advanceClock(0);
      await provider.deliveries.idle();
    },

    jobs: {
      expireOrders: () => expireOrders.withDeps(world.deps)({}),
      transferPayouts: () => transferPayouts.withDeps(world.deps)({}),
      reconcile: () => reconcile.withDeps(world.deps)({}),
    },

    /** All that is wrong with the books: against themselves, and against the provider. */
    async discrepancies(): Promise<string[]> {
      const { balances, discrepancies } = await checkLedger(world.table);
      return [...discrepancies, ...(await compareWithProvider(await payments.stripe(), balances))];
    },

    async close(): Promise<void> {
      webhook.closeAllConnections();
      await new Promise(resolve => webhook.close(resolve));
      await provider.close();
      await world.close();
    },
  };
}

export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>;
