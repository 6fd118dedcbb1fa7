import { Stripe } from 'stripe';
import { ledger } from '#functions/ledger/ledger.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';
import type { Table } from '#functions/platform/table.ts';
import { openWithEmail } from '#functions/provider/openWithEmail.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { checkouts, paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { isActionAllowed, paymentActions } from '#shared/lifecycle.ts';
import { baseLanguages } from '#shared/locales.ts';
import { type LinkTarget, paths } from '#shared/paths.ts';
import { closings } from '#shared/paymentPages.ts';
import { money } from '#shared/settings.ts';
import { minute, second } from '#shared/time.ts';
import { orderClosingReason } from '../pages/orderClosingReason.ts';
import { expireCheckout, expireOrder, isOverdue } from '../sync/expireOrder.ts';
import { syncOrderWithProvider } from '../sync/syncOrderWithProvider.ts';
import { fetchCheckoutState } from './checkoutState.ts';
import { addedFeeOf } from './gift.ts';
import { orders, type StoredPayment } from './order.store.ts';
import { updateOrder } from './orderSteps.ts';
import { seenProject, toPayment } from './toPayment.ts';

/** Returns the address of the order's checkout session: the same one for as long as it is open. */
export const payWithStripe = operation(contracts.payWithStripe, {
  uses: [paymentProvider, ledger],
  load: ({ body }) => ({ order: orders.key(body.PaymentID) }),
  async run({ body: { PaymentID, total, currency }, caller, loaded: { order } }, deps) {
    const { now, log } = deps;
    if (!order || order.payerId !== caller.UserID) return refuse('ORDER_NOT_FOUND');
    if (order.status === 'expired') return refuse('ORDER_EXPIRED');
    if (!isActionAllowed(paymentActions.checkout, order.status)) return refuse('ORDER_ALREADY_PROCESSED');
    const refused = await refuseClosed(deps.table, order, now());
    if (refused) return refused;
    if (total !== order.total || currency !== order.currency) return refuse('TOTAL_MISMATCH');
    const tooMany = await enforceLimit(deps, checkouts, caller.UserID);
    if (tooMany) return tooMany;

    try {
      if (isOverdue(order, now())) {
        const ended = await expireOrder(deps, order);
        return refuse(ended.status === 'expired' ? 'ORDER_EXPIRED' : 'ORDER_ALREADY_PROCESSED');
      }
      const url = (await openCheckoutUrl(deps, order)) ?? (await createCheckout(deps, order, caller));
      return url ? { url, payment: toPayment(order, now()) } : refuse('ORDER_ALREADY_PROCESSED');
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.error('provider.call_failed', { PaymentID, ...errorFields(error) });
      return refuse('PAYMENT_GATEWAY_UNAVAILABLE');
    }
  },
});

/** Refuses to open a page that something closes. */
async function refuseClosed(table: Table, order: StoredPayment, at: string) {
  const closed = await orderClosingReason(table, order, at);
  if (!closed) return undefined;
  const { reason } = closings[closed];
  if (reason === 'project_ended') return refuse('PROJECT_ENDED');
  if (reason === 'own_project') return refuse('OWN_PROJECT_PAYMENT');
  return refuse(reason === 'price_changed' ? 'TOTAL_MISMATCH' : 'PROJECT_NOT_ACCEPTING_PAYMENTS');
}

/** The order's checkout session if it is open, or null if it has been or is being paid. */
async function openCheckoutUrl(
  deps: PaymentDeps,
  { PaymentID, sessionId }: StoredPayment,
): Promise<string | null | undefined> {
  if (!sessionId) return undefined;
  const checkout = await fetchCheckoutState(await deps.payments.stripe(), sessionId);
  if (checkout.kind === 'open') return checkout.url;
  if (checkout.kind === 'expired') return undefined;

  await syncOrderWithProvider(deps, { PaymentID, sessionId });
  return null;
}

/** Opens a checkout session. Concurrent calls share one; a surplus session is closed before its URL is returned. */
async function createCheckout(
  deps: PaymentDeps,
  order: StoredPayment,
  { email }: { email: string },
): Promise<string | null> {
  const { table, now, payments } = deps;
  const stripe = await payments.stripe();
  const least = new Date(Date.parse(now()) + money.minSession * minute).toISOString();
  const expiresAt = order.expiresAt > least ? order.expiresAt : least;
  const session = await openWithEmail(email, (known, forEmail) =>
    stripe.checkout.sessions.create(
      { ...checkoutParams(order, expiresAt), ...known },
      { idempotencyKey: `checkout-${order.PaymentID}-${order.sessions}-${expiresAt}${forEmail}` },
    ),
  ).catch(async (error: unknown) => {
    // Stripe repeats a failure of its own for a day under the same key. The next attempt uses another one; no browser has the
    // address of a session that was opened nevertheless.
    if (error instanceof Stripe.errors.StripeAPIError)
      await table.transact(updateOrder(order, { sessions: order.sessions + 1 }));
    throw error;
  });

  const opened = { sessionId: session.id, sessions: order.sessions + 1, expiresAt };
  const refused = await table.transact(updateOrder(order, opened));
  if (!refused) return session.url;

  const found = await table.get(orders.key(order.PaymentID));
  if (found?.sessionId !== session.id) await expireCheckout(deps, session.id);
  return found ? ((await openCheckoutUrl(deps, found)) ?? null) : null;
}

function checkoutParams(order: StoredPayment, expiresAt: string) {
  const { PaymentID, kind, quantity, price, language } = order;
  const project = seenProject(order);
  const statusUrl = (query: LinkTarget<'payment-status'>['query']) =>
    siteUrl() + paths['payment-status']({ lang: language, query: { PaymentID, ...query } });
  const name = kind === 'donation' ? project.name : `${project.name}: ${project.contributionName}`;
  return {
    mode: 'payment',
    line_items: [
      lineItem(order, name, price, quantity),
      ...(order.feeCovered
        ? [lineItem(order, addedFeeName[baseLanguages[language]], addedFeeOf(order))]
        : []),
    ],
    metadata: { PaymentID },
    payment_intent_data: { metadata: { PaymentID }, transfer_group: PaymentID },
    locale: language === 'fr' || language === 'es' ? language : 'en',
    // Stripe recognises its placeholder only if the braces are not percent-encoded.
    success_url: statusUrl({ session_id: 'SESSION' }).replace('SESSION', '{CHECKOUT_SESSION_ID}'),
    cancel_url: statusUrl({ cancelled: 1 }),
    expires_at: Math.floor(Date.parse(expiresAt) / second),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** A line of the checkout; its price is in minor units. */
const lineItem = (
  { currency }: StoredPayment,
  name: string,
  unit_amount: number,
  quantity = 1,
): Stripe.Checkout.SessionCreateParams.LineItem => ({
  price_data: { currency: currency.toLowerCase(), unit_amount, product_data: { name } },
  quantity,
});

/** Name of the line of a platform fee that the payer adds. */
const addedFeeName = {
  en: 'Platform fee, paid by you',
  fr: 'Frais de service, à votre charge',
  es: 'Comisión, a tu cargo',
} as const;
