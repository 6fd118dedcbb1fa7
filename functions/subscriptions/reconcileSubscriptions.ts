import { callers } from '#functions/platform/caller.ts';
import { errorFields } from '#functions/platform/log.ts';
import { isRefusedByProvider, type PaymentDeps } from '#functions/provider/payments.ts';
import { fetchSubscription } from './askAboutSubscription.ts';
import { closeCheckout } from './closeCheckout.ts';
import { nextCheck } from './dueAt.ts';
import { cancelRenewal } from './providerChanges.ts';
import { recordInvoice, refreshPayment } from './recordPayment.ts';
import {
  dueSubscriptions,
  isRunning,
  type SubscriptionRecord,
  saveRecord,
  subscriptions,
} from './subscription.store.ts';
import {
  pendingSubscriptionPayments,
  subscriptionPayments,
  subscriptionPaymentsOf,
} from './subscriptionPayment.store.ts';
import { syncCheckout } from './syncCheckout.ts';
import { syncSubscription } from './syncSubscription.ts';
import { isBarred } from './wasBarred.ts';

/** Runs one question; a failure is logged and does not stop the others. */
type Attempt = (what: Record<string, string>, ask: () => Promise<unknown>) => Promise<void>;

/**
 * Asks the provider about everything in doubt: subscriptions that should have renewed or ended, open payment pages,
 * accounts that have been banned, and payments without a fee. Oldest first.
 */
export async function reconcileSubscriptions(deps: PaymentDeps, attempt: Attempt): Promise<void> {
  const { table, now } = deps;
  const due = { index: 'gsi1', pk: dueSubscriptions, between: ['0', `${now()}#~`] } as const;
  for await (const record of table.each(subscriptions, due))
    await attempt({ subscriptionOf: record.UserID }, () => reconcileOne(deps, record));
  for await (const { intentId } of table.each(subscriptionPayments, {
    index: 'gsi2',
    pk: pendingSubscriptionPayments,
  }))
    await attempt({ subscriptionPayment: intentId }, () => refreshPayment(deps, intentId));
}

/** Closes the payment pages, and cancels the renewals, of people who cannot pay any more. */
export async function closeRequested(deps: PaymentDeps): Promise<void> {
  const { table, now, log } = deps;
  const due = { index: 'gsi1', pk: dueSubscriptions, between: ['0', `${now()}#~`] } as const;
  for await (const record of table.each(subscriptions, due)) {
    if (!record.cancelRequested) continue;
    try {
      await reconcileOne(deps, record);
    } catch (error) {
      log.error('reconciliation.item_failed', { subscriptionOf: record.UserID, ...errorFields(error) }); // the reconciliation asks again
    }
  }
}

async function reconcileOne(deps: PaymentDeps, record: SubscriptionRecord): Promise<void> {
  const { table, payments, now } = deps;
  const { UserID } = record;
  // A ban may have been lifted meanwhile.
  const isClosed = record.cancelRequested === true && isBarred(await table.get(callers.key(UserID)));
  if (record.checkout && isClosed) await closeCheckout(deps, record.checkout.sessionId);
  if (record.addressChangedAt) await tellAddress(deps, record);
  let after = record.checkout ? await syncCheckout(deps, UserID) : record;
  const current = after?.current ?? record.current;
  if (current) {
    if (isClosed && isRunning(current)) {
      const fresh = await fetchSubscription(deps, current.subscriptionId, UserID);
      if (fresh?.autoRenewal) await cancelRenewal(await payments.stripe(), fresh);
    }
    await recordMissingInvoices(deps, record, current.subscriptionId);
    after = await syncSubscription(deps, current.subscriptionId, UserID);
  }
  if (!after) return;

  const { dueAt: _, cancelRequested, addressChangedAt, ...known } = after;
  const isLeft = cancelRequested && isClosed && (after.checkout || after.current?.autoRenewal);
  const isTold = addressChangedAt === record.addressChangedAt; // otherwise it has changed again meanwhile
  const open = {
    ...known,
    ...(isLeft && { cancelRequested }),
    ...(addressChangedAt && !isTold && { addressChangedAt }),
  };
  const dueAt = nextCheck(open, now());
  await table.transact(saveRecord(after, { ...open, ...(dueAt && { dueAt }) })); // refused: something newer is known
}

/**
 * Sends the person's current address to the provider, which uses it for its own emails about the subscription. If the
 * provider rejects it, for example because an operator has deleted the customer there, this is logged and not retried, so
 * that the rest of the record can be reconciled.
 */
async function tellAddress(
  { table, payments, log }: PaymentDeps,
  { UserID, current }: SubscriptionRecord,
): Promise<void> {
  const person = await table.get(callers.key(UserID));
  if (!current || !person?.email) return;
  const stripe = await payments.stripe();
  try {
    await stripe.customers.update(current.customerId, { email: person.email });
  } catch (error) {
    if (!isRefusedByProvider(error)) throw error;
    log.error('customer.address_refused', { UserID, ...errorFields(error) });
  }
}

/** Records paid invoices whose events have been lost. */
async function recordMissingInvoices(
  deps: PaymentDeps,
  { UserID }: SubscriptionRecord,
  subscription: string,
): Promise<void> {
  const { table, payments } = deps;
  const stripe = await payments.stripe();
  const { data } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
  const paid = data.filter(({ amount_paid }) => amount_paid > 0);
  const known = await table.query(subscriptionPayments, {
    index: 'gsi1',
    pk: subscriptionPaymentsOf(UserID),
    order: 'desc',
    limit: 100,
  });
  const ids = known.items.map(({ invoiceId }) => invoiceId);
  for (const { id } of paid) if (id && !ids.includes(id)) await recordInvoice(deps, id);
}
