import { callers } from '#functions/platform/caller.ts';
import { errorFields } from '#functions/platform/log.ts';
import { isRefusedByProvider, type PaymentDeps } from '#functions/provider/payments.ts';
import { fetchSubscription } from './askAboutSubscription.ts';
import { closeCheckout } from './closeCheckout.ts';
import { nextCheck } from './dueAt.ts';
import { cancelRenewal } from './providerChanges.ts';
import { recordInvoice } from './recordPayment.ts';
import {
  dueSubscriptions,
  isRunning,
  type SubscriptionRecord,
  saveRecord,
  subscriptions,
} from './subscription.store.ts';
import {
  pendingSubscriptionPayments,
  type StoredSubscriptionPayment,
  subscriptionPayments,
  subscriptionPaymentsOf,
} from './subscriptionPayment.store.ts';
import { syncCheckout } from './syncCheckout.ts';
import { syncSubscription } from './syncSubscription.ts';
import { isBarred } from './wasBarred.ts';

/** The subscriptions that should have renewed or ended, have an open payment page, or belong to a banned account. Oldest first. */
export const iterateDueSubscriptions = ({ table, now }: PaymentDeps): AsyncIterable<SubscriptionRecord> =>
  table.each(subscriptions, { index: 'gsi1', pk: dueSubscriptions, between: ['0', `${now()}#~`] });

/** The payments whose fee is not known yet. Oldest first. */
export const iteratePendingPayments = ({ table }: PaymentDeps): AsyncIterable<StoredSubscriptionPayment> =>
  table.each(subscriptionPayments, { index: 'gsi2', pk: pendingSubscriptionPayments });

/** Closes the payment pages, and cancels the renewals, of people who cannot pay any more. */
export async function closeRequested(deps: PaymentDeps): Promise<void> {
  for await (const record of iterateDueSubscriptions(deps)) {
    if (!record.cancelRequested) continue;
    try {
      await reconcileSubscription(deps, record);
    } catch (error) {
      deps.log.error('reconciliation.item_failed', { subscriptionOf: record.UserID, ...errorFields(error) }); // the reconciliation asks again
    }
  }
}

/** Asks the provider about everything in doubt of a person's subscription: its page, its state, and payments whose events have been lost. */
export async function reconcileSubscription(deps: PaymentDeps, record: SubscriptionRecord): Promise<void> {
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
