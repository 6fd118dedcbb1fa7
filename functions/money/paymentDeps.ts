import type { Deps } from '#functions/platform/deps.ts';
import { makePayments, type Payments } from '#functions/platform/payments.ts';

/** The outside of operations that talk to the payment provider. */
export interface PaymentDeps extends Deps {
  readonly payments: Payments;
}

/** Its extra part, by its maker. */
export const paymentDeps = { payments: makePayments };
