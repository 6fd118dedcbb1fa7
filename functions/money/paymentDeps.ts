import type { Deps } from '#functions/platform/deps.ts';
import { makePayments, type Payments } from '#functions/platform/payments.ts';

/** Dependencies of operations that call the payment provider. */
export interface PaymentDeps extends Deps {
  readonly payments: Payments;
}

/** The factory of the payment client. */
export const paymentDeps = { payments: makePayments };
