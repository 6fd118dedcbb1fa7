import type { StoredPayment } from '#functions/money/orders/order.store.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { countOutcome } from '#functions/visits/visitCounts.store.ts';

/**
 * Counts a donation or paid points on the day on which the payment arrived, by the source of the visit that its order
 * was placed in, which the payment has removed from it.
 */
export const countContribution: Projection<StoredPayment> = async ({ before, after }) =>
  after?.paidAt && !before?.paidAt
    ? [countOutcome.contribution(after.project.ProjectID, after.paidAt, after.PaymentID, before?.visitSource)]
    : undefined;
