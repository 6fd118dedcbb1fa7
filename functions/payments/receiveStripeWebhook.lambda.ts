import { lambda } from '#functions/platform/lambda.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { payments } from '#shared/contracts/payments.ts';
import { applyEvent } from './applyEvent.ts';
import { moneyExtras } from './moneyOutside.ts';

export const handler = lambda(
  payments.receiveStripeWebhook,
  async ({ body, headers }, outside) => {
    const event = await outside.payments.readEvent(body, headers['stripe-signature']);
    if (!event) return refuse('WEBHOOK_SIGNATURE_INVALID');

    await applyEvent(outside, event);
    return { received: true as const };
  },
  moneyExtras,
);
