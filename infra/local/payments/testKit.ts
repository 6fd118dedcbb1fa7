import { createServer } from 'node:http';
import { Stripe } from 'stripe';
import { bodyOf } from './http.ts';
import { idOf } from './ids.ts';
import { createPayments, type Payments, type PaymentsOptions } from './payments.ts';

export const secretKey = 'sk_test_local';
export const webhookSecret = 'whsec_local';

/** A webhook endpoint that records events and responds with the given statuses. */
interface Receiver {
  url: string;
  events: Stripe.Event[];
  types(): string[];
  /** Statuses of the next responses; 200 afterwards. */
  answers: number[];
  close(): Promise<void>;
}

/** Starts a webhook endpoint that verifies each signature with the SDK. An invalid one fails the test. */
export async function startReceiver(): Promise<Receiver> {
  const events: Stripe.Event[] = [];
  const answers: number[] = [];
  const stripe = new Stripe(secretKey);
  const server = createServer((req, res) => {
    void bodyOf(req).then(body => {
      const status = answers.shift() ?? 200;
      events.push(stripe.webhooks.constructEvent(body, req.headers['stripe-signature'] ?? '', webhookSecret));
      res.writeHead(status).end();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/webhook`,
    events,
    types: () => events.map(event => event.type),
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

/** The simulator, the real SDK connected to it, and a webhook endpoint. */
export interface Kit {
  payments: Payments;
  stripe: Stripe;
  receiver: Receiver;
  close(): Promise<void>;
}

/** Starts all three on free ports. */
export async function startKit(options: Partial<PaymentsOptions> = {}): Promise<Kit> {
  const receiver = await startReceiver();
  const payments = await createPayments({
    secretKey,
    webhookSecret,
    webhookUrl: receiver.url,
    settleAfter: 0,
    ...options,
  });
  return {
    payments,
    stripe: sdkFor(payments),
    receiver,
    async close() {
      await payments.close();
      await receiver.close();
    },
  };
}

/** The real SDK connected to the simulator. Retries are off, so that a test sees each response. */
export function sdkFor({ url }: Payments, key = secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Parameters of a session for one item of 20.00 GBP. */
export const oneItem = {
  mode: 'payment',
  line_items: [
    { price_data: { currency: 'gbp', unit_amount: 2000, product_data: { name: 'A stone' } }, quantity: 1 },
  ],
  success_url: 'http://site.test/status?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://site.test/cancelled',
} satisfies Stripe.Checkout.SessionCreateParams;

export const validCard = {
  email: 'ada@example.com',
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  cvc: '123',
  name: 'Ada Lovelace',
};

/** Submits a page's form as a browser does, without following redirects. */
export async function post(
  url: string | null,
  fields: Record<string, string>,
): Promise<{ status: number; location: string | null; page: string }> {
  const answer = await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), page: await answer.text() };
}

/** Creates and pays a session. Returns it with its payment and charge. */
export async function payOnce(stripe: Stripe, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const open = await stripe.checkout.sessions.create({ ...oneItem, ...more });
  await post(open.url, validCard);
  const session = await stripe.checkout.sessions.retrieve(open.id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = session.payment_intent;
  if (!intent || typeof intent === 'string') throw new Error('The payment was not expanded');
  const charge = intent.latest_charge;
  if (!charge || typeof charge === 'string') throw new Error('The charge was not expanded');
  return { session, intent, charge };
}

/** Creates an Express account and completes its onboarding. */
export async function readyAccount(stripe: Stripe): Promise<Stripe.Account> {
  const account = await stripe.accounts.create({
    type: 'express',
    country: 'GB',
    email: 'owner@example.com',
    capabilities: { transfers: { requested: true } },
  });
  await post(await onboardingUrl(stripe, account.id), { outcome: 'complete' });
  return stripe.accounts.retrieve(account.id);
}

/** Creates an onboarding link and returns its URL. */
export async function onboardingUrl(stripe: Stripe, account: string): Promise<string> {
  const link = await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: 'http://site.test/refresh',
    return_url: 'http://site.test/return',
  });
  return link.url;
}

/** Parameters of a Checkout Session for a plan of 15.00 GBP. */
function plan(more: Partial<Stripe.Checkout.SessionCreateParams>) {
  return {
    mode: 'subscription',
    line_items: [
      {
        price_data: {
          currency: 'gbp',
          unit_amount: 1500,
          recurring: { interval: 'month' },
          product_data: { name: 'Pro' },
        },
        quantity: 1,
      },
    ],
    success_url: 'http://site.test/done',
    ...more,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Opens a Checkout Session for a plan. */
export const openPlan = ({ stripe }: Kit, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create(plan(more));

/** Subscribes to a plan of 15.00 GBP a month. */
export async function subscribed(
  kit: Kit,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  number = validCard.number,
) {
  const open = await openPlan(kit, more);
  await post(open.url, { ...validCard, number });
  const session = await kit.stripe.checkout.sessions.retrieve(open.id);
  const id = idOf(session.subscription ?? '');
  return { session, id, current: () => kit.stripe.subscriptions.retrieve(id) };
}
