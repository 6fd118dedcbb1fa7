import { countWaiting } from '#functions/authors/countWaiting.ts';
import type { Projection } from '#functions/platform/projection.ts';
import type { StoredRefund } from './refund.store.ts';

/** Counts the refund requests that await an owner's answer; not those that administrators decide on. */
export const countRefundRequest: Projection<StoredRefund> = async change =>
  countWaiting(change, 'refundRequests', ({ status, handedOverAt, OwnerUserID }) =>
    status === 'requested' && !handedOverAt ? OwnerUserID : undefined,
  );
