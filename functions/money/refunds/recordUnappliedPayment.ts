import { Step } from '#functions/platform/table/step.ts';
import { Currency } from '#shared/fields.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { type Capture, captures } from '../captures/capture.store.ts';
import { initialPosition } from '../captures/position.ts';
import { postCapture } from '../captures/postCapture.ts';
import type { CapturedPayment } from '../orders/checkoutState.ts';
import type { StoredPayment } from '../orders/order.store.ts';

/** Records a capture that no order can use as owed to the donor until it is refunded. */
export function recordUnappliedPayment(
  { PaymentID }: StoredPayment,
  captured: CapturedPayment,
  reason: PaymentReason,
) {
  const { intentId, chargeId, amount, settled, at } = captured;
  const currency = Currency.parse(captured.currency);
  const capture: Capture = {
    intentId,
    chargeId,
    PaymentID,
    amount,
    currency,
    at,
    outcome: 'returning',
    reason,
    position: initialPosition(settled),
    revision: 0,
  };
  const steps = [
    Step.create(captures.key(intentId), capture),
    ...postCapture({
      id: `received-${intentId}`,
      kind: 'received',
      at,
      currency,
      PaymentID,
      amount,
      position: capture.position,
      entries: [{ account: 'clearing', amount: -amount }],
    }),
  ];
  return { capture, steps };
}
