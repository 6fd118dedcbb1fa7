import type { PaymentDeps } from '#functions/provider/payments.ts';
import { isRefusedByProvider } from '#functions/provider/payments.ts';

/** Closes a payment page, so that it can no longer be paid. Has no effect on one that is not open any more. */
export async function closeCheckout({ payments }: PaymentDeps, sessionId: string): Promise<void> {
  const stripe = await payments.stripe();
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!isRefusedByProvider(error)) throw error;
  }
}
