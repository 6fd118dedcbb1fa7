import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';

/**
 * Opens a payment page on which a person's email address is filled in; without it if the provider finds it invalid, so that
 * they can type another one there. `forEmail` of the idempotency key differs with the address.
 */
export async function openWithEmail<T>(
  email: string,
  open: (known: { customer_email?: string }, forEmail: string) => Promise<T>,
): Promise<T> {
  try {
    return await open(
      { customer_email: email },
      `-${createHash('sha256').update(email).digest('hex').slice(0, 12)}`,
    );
  } catch (error) {
    const isInvalid =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'email_invalid';
    if (!isInvalid) throw error;
    return await open({}, '');
  }
}
