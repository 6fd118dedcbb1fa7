import { post } from '#functions/platform/ledger.ts';
import { Step } from '#functions/platform/table/step.ts';
import { Currency } from '#shared/fields.ts';
import type { PaymentReason } from '#shared/moneyReasons.ts';
import { type Receipt, receipts } from '../captures/capture.store.ts';
import type { Arrived } from '../orders/checkoutState.ts';
import type { StoredPayment } from '../orders/order.store.ts';

/** Money for which nothing can be had: noted as the payer's until it has gone back. */
export function keepForReturn({ PaymentID }: StoredPayment, arrived: Arrived, reason: PaymentReason) {
  const { intentId, chargeId, amount, fee, at } = arrived;
  const currency = Currency.parse(arrived.currency);
  const receipt: Receipt = {
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
    Step.create(receipts.key(intentId), receipt),
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
  return { receipt, steps };
}
