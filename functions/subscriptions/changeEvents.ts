import { outbox } from '#functions/platform/outbox.ts';
import type { PaymentDeps } from '#functions/provider/payments.ts';
import type { UserID } from '#shared/ids.ts';
import { subscriptionEvents } from './subscription.events.ts';
import { isRunning, type ProviderSubscription } from './subscription.store.ts';

interface Change {
  before: ProviderSubscription | undefined;
  next: ProviderSubscription;
  /** The version of the record that stores the change. A plan may be cancelled and resumed often. */
  version: number;
}

/** The events of a change. Their ids are derived from it, so that each is published once. */
export function eventsOf(deps: PaymentDeps, UserID: UserID, { before, next, version }: Change) {
  const { subscriptionId: id, planTypeId, interval, currency, price, periodEnd, unpaidInvoice } = next;
  const payload = { UserID, planTypeId, interval, currency, price, periodEnd };
  const { nextAttemptAt } = next;
  const isNew = before?.subscriptionId !== id;
  const failure = ({ invoiceId, attempts }: NonNullable<typeof unpaidInvoice>) => `${invoiceId}-${attempts}`;
  const failed = unpaidInvoice && failure(unpaidInvoice);
  const failedBefore = before?.unpaidInvoice && failure(before.unpaidInvoice);

  return [
    isNew &&
      isRunning(next) &&
      outbox.publish(
        deps,
        subscriptionEvents.subscriptionStarted,
        { ...payload, isTrial: next.trialEnd !== undefined && next.trialEnd > deps.now() },
        `subscription-started-${id}`,
      ),
    unpaidInvoice &&
      failed !== failedBefore &&
      outbox.publish(
        deps,
        subscriptionEvents.renewalFailed,
        { ...payload, price: unpaidInvoice.amount ?? price, ...(nextAttemptAt && { nextAttemptAt }) },
        `renewal-failed-${failed}`,
      ),
    !isNew &&
      next.status === 'cancelled' &&
      before?.autoRenewal &&
      outbox.publish(
        deps,
        subscriptionEvents.subscriptionCancelled,
        payload,
        `subscription-cancelled-${id}-${version}`,
      ),
    !isNew &&
      before?.status === 'cancelled' &&
      next.autoRenewal &&
      outbox.publish(
        deps,
        subscriptionEvents.subscriptionResumed,
        payload,
        `subscription-resumed-${id}-${version}`,
      ),
    !isNew &&
      next.status === 'ended' &&
      isRunning(before) &&
      outbox.publish(deps, subscriptionEvents.subscriptionEnded, payload, `subscription-ended-${id}`),
  ].map(step => step || undefined);
}
