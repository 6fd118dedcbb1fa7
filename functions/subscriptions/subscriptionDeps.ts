import type { Deps } from '#functions/platform/deps.ts';
import { makePayments, type Payments } from '#functions/platform/payments.ts';

/** Dependencies of operations that ask the payment provider about subscriptions. */
export interface SubscriptionDeps extends Deps {
  readonly payments: Payments;
}

/** The factory of the payment client. */
export const subscriptionDeps = { payments: makePayments };
