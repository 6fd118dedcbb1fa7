import { post } from '#functions/platform/ledger.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { type Capture, captures } from './capture.store.ts';

/** Books the provider's fee of a capture whose fee was unknown when it was booked. */
export async function recordProviderFee(
  { table, payments, now }: PaymentDeps,
  capture: Capture,
): Promise<void> {
  const { intentId, chargeId, currency, PaymentID } = capture;
  const charge = await (await payments.stripe()).charges.retrieve(chargeId, {
    expand: ['balance_transaction'],
  });
  const transaction = charge.balance_transaction;
  if (!transaction || typeof transaction === 'string') return;

  await table.transact(
    Step.update(captures.key(intentId), { fee: transaction.fee }, capture).when('fee', 'absent'),
    ...post({
      id: `fee-${intentId}`,
      kind: 'fee',
      at: now(),
      currency,
      PaymentID,
      entries: [
        { account: 'provider:stripe', amount: -transaction.fee },
        { account: 'fees:stripe', amount: transaction.fee },
      ],
    }),
  ); // a refusal means that it has been booked
}
