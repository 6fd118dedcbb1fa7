import type { Stripe } from 'stripe';
import { post } from '#functions/ledger/ledger.ts';
import { callers } from '#functions/platform/caller.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isoFromUnix } from '#functions/provider/unixTime.ts';
import { UserID } from '#shared/ids.ts';
import { currencyOf, fetchMovements } from './fetchMovements.ts';
import { planOfProduct } from './plan.ts';
import { idOf } from './providerSubscription.ts';
import { refundPlanPayment } from './refundSubscription.ts';
import { subscriptionEvents } from './subscription.events.ts';
import { type StoredSubscriptionPayment, subscriptionPayments } from './subscriptionPayment.store.ts';
import { wasBarred } from './wasBarred.ts';

const maxAttempts = 8;

/**
 * Records the payments of an invoice of a plan, and posts the money that moved: the payments with their fees, refunds
 * and disputes. Idempotent, in any order and at the same time. Other invoices are ignored.
 */
export async function recordInvoice(deps: PaymentDeps, invoiceId: string): Promise<void> {
  const stripe = await deps.payments.stripe();
  const invoice = await stripe.invoices.retrieve(invoiceId);
  const details = invoice.parent?.subscription_details;
  const subscriber = UserID.safeParse(details?.metadata?.['UserID']);
  const plan = invoice.lines.data
    .map(({ pricing }) => planOfProduct(idOf(pricing?.price_details?.product) ?? ''))
    .find(Boolean);
  if (invoice.status !== 'paid' || !details || !subscriber.success || !plan) return;

  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId });
  for (const { payment } of data) {
    const intentId = idOf(payment.payment_intent);
    if (intentId)
      await syncPayment(deps, intentId, {
        invoiceId,
        UserID: subscriber.data,
        planTypeId: plan,
        subscriptionId: idOf(details.subscription) ?? '',
        ...(invoice.hosted_invoice_url && { url: invoice.hosted_invoice_url }),
      });
  }
}

/** Syncs a payment that has been recorded. Returns false if it is not for a plan. */
export async function refreshPayment(deps: PaymentDeps, intentId: string): Promise<boolean> {
  const known = await deps.table.get(subscriptionPayments.key(intentId));
  if (known) await syncPayment(deps, intentId, known);
  return known !== undefined;
}

type Origin = Pick<
  StoredSubscriptionPayment,
  'invoiceId' | 'UserID' | 'planTypeId' | 'subscriptionId' | 'url'
>;

/** Syncs a payment. Refunds a payment by a person who had already been banned or deleted their account. */
async function syncPayment(deps: PaymentDeps, intentId: string, origin: Origin): Promise<void> {
  const paid = await storePayment(deps, intentId, origin);
  if (!paid || paid.refunded >= paid.amount) return;
  const person = await deps.table.get(callers.key(paid.UserID));
  if (!wasBarred(person, paid.paidAt)) return;
  await refundPlanPayment(deps, intentId);
  await storePayment(deps, intentId, origin);
}

/** Stores the provider's state of a payment, and posts its movements. Returns undefined if nothing has been paid. */
async function storePayment(
  deps: PaymentDeps,
  intentId: string,
  { invoiceId, UserID, planTypeId, subscriptionId, url }: Origin,
): Promise<StoredSubscriptionPayment | undefined> {
  const { table, payments } = deps;
  const stripe = await payments.stripe();

  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const known = await table.get(subscriptionPayments.key(intentId));
    const found = await fetchMovements(stripe, intentId, { wasRefunded: (known?.refunded ?? 0) > 0 });
    if (!found) return undefined;
    const posted = known?.posted ?? [];
    const fresh = found.movements.filter(({ id }) => !posted.includes(id));
    const { amount, currency, refunded, paidAt, pending } = found;
    if (known && fresh.length === 0 && known.pending === pending && known.refunded === refunded) return known;

    const after: StoredSubscriptionPayment = {
      intentId,
      invoiceId,
      UserID,
      planTypeId,
      subscriptionId,
      ...(url && { url }),
      amount,
      currency,
      refunded,
      paidAt,
      pending,
      posted: [...posted, ...fresh.map(({ id }) => id)],
    };
    const refused = await table.transact(
      known
        ? Step.update(subscriptionPayments.key(intentId), after, known)
            .when('pending', '=', known.pending)
            .when('refunded', '=', known.refunded)
        : Step.create(subscriptionPayments.key(intentId), after),
      ...fresh.flatMap(movement => postingOf(movement, invoiceId)),
      known
        ? undefined
        : outbox.publish(
            deps,
            subscriptionEvents.subscriptionPaid,
            { UserID, invoiceId, intentId },
            `subscription-paid-${intentId}`,
          ),
      refunded > (known?.refunded ?? 0)
        ? outbox.publish(
            deps,
            subscriptionEvents.subscriptionRefunded,
            {
              UserID,
              planTypeId,
              currency,
              amount: refunded - (known?.refunded ?? 0),
              ...(found.email && { email: found.email }),
            },
            `subscription-refunded-${intentId}-${refunded}`,
          )
        : undefined,
    );
    if (!refused) return after;
  }
  throw new Error(`Payment ${intentId} of invoice ${invoiceId} keeps changing`);
}

/** The posting of a movement at the provider: its net amount arrives, its fee is a cost, its amount is income. */
function postingOf(
  { id, amount, fee, net, currency, created }: Stripe.BalanceTransaction,
  invoiceId: string,
) {
  return post({
    id: `subscription-${id}`,
    kind: 'subscription',
    at: isoFromUnix(created),
    currency: currencyOf(currency),
    invoiceId,
    entries: [
      { account: 'provider:stripe', amount: net },
      { account: 'fees:stripe', amount: fee },
      { account: 'revenue:subscriptions', amount: -amount },
    ],
  });
}
