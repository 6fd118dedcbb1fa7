import { post } from '#functions/platform/ledger.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { type Capture, captures } from './capture.store.ts';

/** Books the provider's fee for a payment whose fee was not known yet when it arrived. */
export async function recordProviderFee(
  { table, payments, now }: PaymentDeps,
  receipt: Capture,
): Promise<void> {
  const { intentId, chargeId, currency, PaymentID } = receipt;
  const charge = await (await payments.stripe()).charges.retrieve(chargeId, {
    expand: ['balance_transaction'],
  });
  const movement = charge.balance_transaction;
  if (!movement || typeof movement === 'string') return;

  await table.transact(
    Step.update(captures.key(intentId), { fee: movement.fee }, receipt).when('fee', 'absent'),
    ...post({
      id: `fee-${intentId}`,
      kind: 'fee',
      at: now(),
      currency,
      PaymentID,
      entries: [
        { account: 'provider:stripe', amount: -movement.fee },
        { account: 'fees:stripe', amount: movement.fee },
      ],
    }),
  ); // refused: it is booked already
}
