import { audit } from '#functions/audit/audit.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type Capture, captures } from '../captures/capture.store.ts';
import { type StoredRefund } from './refund.store.ts';

/** Requires that no refund or dispute was booked since the payment was read. */
export const unchangedPosition = (capture: Capture | undefined) =>
  capture && Step.check(captures.key(capture.intentId)).when('revision', '=', capture.revision);

interface Decision {
  caller: Caller;
  initiator: 'owner' | 'administrator';
  refund: StoredRefund;
  reason?: string;
}

/** Steps that record an administrator's refund; none for an owner's. */
export const auditRefund = (
  deps: Pick<Deps, 'now' | 'newId'>,
  { caller, initiator, refund, reason }: Decision,
) =>
  initiator === 'administrator'
    ? audit.record(deps, caller, {
        action: refund.status === 'declined' ? 'declineRefund' : 'refundOrder',
        target: { kind: 'order', id: refund.PaymentID, label: refund.project.shortName },
        reason,
      })
    : [];
