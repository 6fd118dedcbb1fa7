import type { PaymentDeps } from '#functions/provider/payments.ts';
import { endNow } from './providerChanges.ts';
import type { FreshSubscription } from './providerSubscription.ts';
import { refundSubscription } from './refundSubscription.ts';

/**
 * Ends a second subscription of a person immediately and refunds what was paid for it. A person has at most one open
 * payment page, so this is only for subscriptions that were begun outside the site.
 */
export async function cancelSurplus(
  deps: PaymentDeps,
  surplus: FreshSubscription,
  { keep }: { keep: string },
): Promise<void> {
  const { subscriptionId } = surplus;
  deps.log.error('subscription.surplus_found', { subscriptionId, keep });
  await endNow(await deps.payments.stripe(), surplus);
  await refundSubscription(deps, subscriptionId);
}
