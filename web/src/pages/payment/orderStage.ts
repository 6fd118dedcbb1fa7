import type { Payment } from '#shared/entities/payment.ts';

/** Stage of an order as the page shows it. */
export type OrderStage =
  /** Undecided: the provider is being polled. */
  | 'checking'
  /** Polled for a minute without a decision; it continues in the background. */
  | 'waiting'
  | 'processing'
  | 'success'
  /** The card was declined; the same order can be paid with another one. */
  | 'declined'
  /** Created and unpaid. */
  | 'open'
  /** The donor returned without paying: the order is being cancelled. */
  | 'cancelling'
  | 'cancelled'
  | 'failed'
  | 'expired'
  | 'refunded';

export interface Arrival {
  /** The donor returned from the provider after paying. */
  hasPaid: boolean;
  /** The donor returned without paying. */
  hasLeft: boolean;
  /** Whether polling is over. */
  isOver: boolean;
}

/** Derives the stage from the order's status and the way the donor arrived. */
export function stageOf(order: Payment | undefined, { hasPaid, hasLeft, isOver }: Arrival): OrderStage {
  if (!order) return 'checking';
  if (order.status !== 'pending') return order.status;
  if (hasPaid) return isOver ? 'waiting' : 'checking';
  if (order.reason) return 'declined';
  return hasLeft ? 'cancelling' : 'open';
}
