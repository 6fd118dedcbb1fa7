import { post } from '#functions/platform/ledger.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Currency } from '#shared/fields.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { type Capture, captures } from '../captures/capture.store.ts';
import type { CapturedPayment } from '../orders/checkoutState.ts';
import type { StoredPayment } from '../orders/order.store.ts';

/** Records a capture that no order can use as owed to the donor until it is refunded. */
export function recordUnappliedPayment(
  { PaymentID }: StoredPayment,
  captured: CapturedPayment,
  reason: PaymentReason,
) {
  const { intentId, chargeId, amount, fee, at } = captured;
  const currency = Currency.parse(captured.currency);
  const capture: Capture = {
    intentId,
    chargeId,
    PaymentID,
    amount,
    currency,
    ...(fee !== undefined && { fee }),
    at,
    outcome: 'returning',
    reason,
    returned: 0,
  };
  const steps = [
    Step.create(captures.key(intentId), capture),
    ...post({
      id: `received-${intentId}`,
      kind: 'received',
      at,
      currency,
      PaymentID,
      entries: [
        { account: 'provider:stripe', amount: amount - (fee ?? 0) },
        { account: 'fees:stripe', amount: fee ?? 0 },
        { account: 'clearing', amount: -amount },
      ],
    }),
  ];
  return { capture, steps };
}
