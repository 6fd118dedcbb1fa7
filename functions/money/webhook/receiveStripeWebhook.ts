import { ledger } from '#functions/ledger/ledger.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { paymentProvider } from '#functions/provider/payments.ts';
import { money as contracts } from '#shared/contracts/money.ts';
import { applyEvent } from './applyEvent.ts';

/** Verifies the signature of a webhook event and applies it. */
export const receiveStripeWebhook = operation(contracts.receiveStripeWebhook, {
  uses: [paymentProvider, ledger],
  async run({ body, headers }, deps) {
    const event = await deps.payments.readEvent(body, headers['stripe-signature']);
    if (!event) return refuse('WEBHOOK_SIGNATURE_INVALID');

    await applyEvent(deps, event);
    return { received: true as const };
  },
});
