import { post } from '#functions/platform/ledger.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Capture } from '../captures/capture.store.ts';
import type { ExtraSteps } from '../orders/orderSteps.ts';
import type { PaymentDeps } from '../paymentDeps.ts';
import { type Refund, refunds } from './refund.store.ts';

/**
 * Records a failed refund: the funds are back in the platform's balance and still owed to the donor, so an operator
 * must pay them another way. Returns the updated refund.
 */
export async function recordRefundFailure(
  { table, now, log }: PaymentDeps,
  refund: Refund,
  { PaymentID, currency }: Capture,
): Promise<Refund> {
  const { id, amount } = refund;
  const failed = { at: now(), currency };
  const refused = await table.transact(
    Step.update(refunds.key(id), { failed }, refund).when('failed', 'absent'),
    ...post({
      id: `unreturned-${id}`,
      kind: 'refundFailed',
      at: failed.at,
      currency,
      PaymentID,
      entries: [
        { account: 'provider:stripe', amount },
        { account: 'payable:refunds', amount: -amount },
      ],
    }),
  );
  if (refused) return (await table.get(refunds.key(id))) ?? refund;
  log.error('refundFailed', { PaymentID, refund: id });
  return { ...refund, failed };
}

/** Books a new refund that replaces a failed one and settles what was owed. */
export async function replaceFailedRefund(
  { table }: PaymentDeps,
  failed: Refund,
  again: Refund,
  { PaymentID, currency }: Capture,
  extraSteps: ExtraSteps,
): Promise<void> {
  if (!failed.failed) throw new Error(`Refund ${failed.id} has not failed.`);
  const { id, amount, at } = again;
  const refused = await table.transact(
    Step.create(refunds.key(id), again),
    Step.update(refunds.key(failed.id), { failed: { ...failed.failed, repeatedBy: id } }, failed).when(
      'failed',
      '=',
      failed.failed,
    ),
    ...post({
      id: `back-${id}`,
      kind: 'returned',
      at,
      currency,
      PaymentID,
      entries: [
        { account: 'provider:stripe', amount: -amount },
        { account: 'payable:refunds', amount },
      ],
    }),
    ...extraSteps,
  );
  if (refused && !(await table.get(refunds.key(id))))
    throw new Error(`Refund ${id} not booked because of a conflict; it must be applied again.`);
}
