import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { money } from '#shared/contracts/money.ts';
import { paymentDeps } from './paymentDeps.ts';
import { applyEvent } from './webhook/applyEvent.ts';

export const handler = lambda(
  money.receiveStripeWebhook,
  async ({ body, headers }, deps) => {
    const event = await deps.payments.readEvent(body, headers['stripe-signature']);
    if (!event) return refuse('WEBHOOK_SIGNATURE_INVALID');

    await applyEvent(deps, event);
    return { received: true as const };
  },
  paymentDeps,
);
