import { Stripe } from 'stripe';
import { enforceLimit } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import { type Refusal, refuse } from '#functions/platform/refusal.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import { openWithEmail } from '#functions/provider/openWithEmail.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { checkouts, paymentProvider } from '#functions/provider/payments.ts';
import { subscriptions as contracts } from '#shared/contracts/subscriptions.ts';
import { type LinkTarget, paths } from '#shared/paths.ts';
import { planNames } from '#shared/plans.ts';
import { hour, minute, second } from '#shared/time.ts';
import { closeCheckout } from './closeCheckout.ts';
import { ensureProduct } from './ensureProduct.ts';
import { productOf } from './plan.ts';
import {
  blankRecord,
  isRunning,
  type SubscriptionRecord,
  saveRecord,
  subscriptions,
} from './subscription.store.ts';
import { type StoredOrder, subscriptionOrders, toOrder } from './subscriptionOrder.store.ts';
import { fetchCheckout, syncCheckout } from './syncCheckout.ts';
import { syncSubscription } from './syncSubscription.ts';
import { addressHashes, hasUsedTrial } from './usedTrial.store.ts';

/** A caller, as the provider is told of them. */
interface Subscriber {
  UserID: SubscriptionRecord['UserID'];
  email: string;
}

/**
 * Returns the address of the payment page of an order. A person has at most one open payment page, so that two clicks
 * or two tabs cannot begin two subscriptions: opening another closes the one before it.
 */
export const subscribe = operation(contracts.subscribe, {
  uses: [paymentProvider, addressHashes],
  load: ({ body, callerId }) => ({
    order: subscriptionOrders.key(body.PaymentID),
    record: subscriptions.key(callerId),
  }),
  async run({ body: { total, dueNow, currency }, caller, loaded: { order, record } }, deps) {
    const { now, log } = deps;
    if (!order || order.UserID !== caller.UserID) return refuse('ORDER_NOT_FOUND');
    const { status } = toOrder(order, now());
    if (status === 'expired') return refuse('ORDER_EXPIRED');
    if (status === 'success') return refuse('ORDER_ALREADY_PROCESSED');
    if (total !== order.total || dueNow !== order.dueNow || currency !== order.currency)
      return refuse('TOTAL_MISMATCH');
    const tooMany = await enforceLimit(deps, checkouts, caller.UserID);
    if (tooMany) return tooMany;

    try {
      const ready = await closeOther(deps, order, await upToDate(deps, record, caller), caller);
      if (typeof ready === 'string') return { url: ready, order: toOrder(order, now()) };
      if ('code' in ready) return ready;
      const url = await openCheckout(deps, { order, record: ready.record, caller });
      return url ? { url, order: toOrder(order, now()) } : refuse('CONCURRENT_UPDATE');
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.error('provider.call_failed', { PaymentID: order.PaymentID, ...errorFields(error) });
      return refuse('SUBSCRIPTION_GATEWAY_UNAVAILABLE');
    }
  },
});

/** The caller's record. One that seems to run after its end is synced, because the event of its end may be lost. */
async function upToDate(
  deps: PaymentDeps,
  record: SubscriptionRecord | undefined,
  { UserID }: Subscriber,
): Promise<SubscriptionRecord | undefined> {
  const { current } = record ?? {};
  const isOver = isRunning(current) && (current?.periodEnd ?? '') < deps.now();
  return current && isOver ? await syncSubscription(deps, current.subscriptionId, UserID) : record;
}

/**
 * Prepares a new payment page: returns the address of the order's own open one, a refusal, or the record without an
 * open payment page.
 */
async function closeOther(
  deps: PaymentDeps,
  { PaymentID, UserID, trialDays }: StoredOrder,
  record: SubscriptionRecord | undefined,
  { email }: Subscriber,
): Promise<
  | string
  | Refusal<'ALREADY_SUBSCRIBED' | 'ORDER_ALREADY_PROCESSED' | 'ORDER_EXPIRED'>
  | { record: SubscriptionRecord | undefined }
> {
  if (isRunning(record?.current)) return refuse('ALREADY_SUBSCRIBED');
  if (trialDays > 0 && (await hasUsedTrial(deps, { record, email }))) return refuse('ORDER_EXPIRED');
  const { checkout } = record ?? {};
  if (!checkout) return { record };

  const state = await fetchCheckout(deps, checkout.sessionId);
  const isOwn = checkout.PaymentID === PaymentID;
  if (state.kind === 'open' && isOwn && state.url) return state.url;
  if (state.kind === 'complete') {
    await syncCheckout(deps, UserID);
    return refuse(isOwn ? 'ORDER_ALREADY_PROCESSED' : 'ALREADY_SUBSCRIBED');
  }
  // If it has been paid in the meantime, the provider refuses to close it, and nothing new is opened.
  if (state.kind === 'open')
    await (await deps.payments.stripe()).checkout.sessions.expire(checkout.sessionId);
  return { record };
}

/** The provider's minimum lifetime of a payment page is 30 minutes; one minute is added for latency. */
const minSession = 31 * minute;

interface Opening {
  order: StoredOrder;
  record: SubscriptionRecord | undefined;
  caller: Subscriber;
}

/** Opens a payment page. Of several calls at the same time one wins; the others close theirs and return its address. */
async function openCheckout(
  deps: PaymentDeps,
  { order, record, caller: { email } }: Opening,
): Promise<string | undefined> {
  const { table, payments, now } = deps;
  const { PaymentID, UserID, planTypeId } = order;
  const stripe = await payments.stripe();
  await ensureProduct(stripe, planTypeId);
  const least = new Date(Date.parse(now()) + minSession).toISOString();
  const expiresAt = order.expiresAt > least ? order.expiresAt : least;
  // Without an idempotency key of its own: a page whose address was never received does no harm, and a key would repeat
  // the provider's failure for a day.
  const params = checkoutParams({ ...order, expiresAt });
  const customer = record?.current?.currency === order.currency ? record.current.customerId : undefined;
  const session = customer
    ? await stripe.checkout.sessions.create({ ...params, customer })
    : await openWithEmail(email, known => stripe.checkout.sessions.create({ ...params, ...known }));

  const before = record ?? blankRecord(UserID);
  const refused = await table.transact(
    saveRecord(record, {
      ...before,
      checkout: { PaymentID, sessionId: session.id },
      checkouts: before.checkouts + 1,
      dueAt: new Date(Date.parse(now()) + hour).toISOString(),
    }),
  );
  if (!refused) return session.url ?? undefined;

  const found = (await table.get(subscriptions.key(UserID)))?.checkout;
  await closeCheckout(deps, session.id);
  const state = found?.PaymentID === PaymentID && (await fetchCheckout(deps, found.sessionId));
  return state && state.kind === 'open' ? (state.url ?? undefined) : undefined;
}

function checkoutParams({
  PaymentID,
  UserID,
  planTypeId,
  interval,
  currency,
  total,
  trialDays,
  language,
  expiresAt,
}: StoredOrder) {
  const returnTo = (query: LinkTarget<'subscribe-payment'>['query']) =>
    siteUrl() + paths['subscribe-payment']({ lang: language, query: { PaymentID, ...query } });
  const metadata = { UserID, PaymentID };
  return {
    mode: 'subscription',
    line_items: [
      {
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: total,
          recurring: { interval },
          product: productOf(planTypeId),
        },
        quantity: 1,
      },
    ],
    metadata,
    subscription_data: {
      description: `Cairn ${planNames[planTypeId]}`,
      metadata,
      ...(trialDays > 0 && { trial_period_days: trialDays }),
    },
    payment_method_collection: 'always',
    locale: language === 'fr' || language === 'es' ? language : 'en',
    // Stripe recognises its placeholder only if the braces are not percent-encoded.
    success_url: returnTo({ session_id: 'SESSION' }).replace('SESSION', '{CHECKOUT_SESSION_ID}'),
    cancel_url: returnTo({}),
    expires_at: Math.floor(Date.parse(expiresAt) / second),
  } satisfies Stripe.Checkout.SessionCreateParams;
}
