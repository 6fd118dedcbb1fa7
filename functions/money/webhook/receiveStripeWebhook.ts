import type { Input } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { money as contracts } from '#shared/contracts/money.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { applyEvent } from './applyEvent.ts';

/** Verifies the signature of a webhook event and applies it. */
export async function receiveStripeWebhook(
  { body, headers }: Input<typeof contracts.receiveStripeWebhook>,
  deps: PaymentDeps,
) {
  const event = await deps.payments.readEvent(body, headers['stripe-signature']);
  if (!event) return refuse('WEBHOOK_SIGNATURE_INVALID');

  await applyEvent(deps, event);
  return { received: true as const };
}
