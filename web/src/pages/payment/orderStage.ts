import type { Payment } from '#shared/entities/payment.ts';

/** What the page tells of an order. */
export type OrderStage =
  /** Not known yet, or paid a moment ago: the provider is asked. */
  | 'checking'
  /** It was asked for a minute; it goes on without the person. */
  | 'waiting'
  | 'processing'
  | 'success'
  /** The card was declined; another may be tried for the same order. */
  | 'declined'
  /** Made and not paid. */
  | 'open'
  /** The person came back without paying: it is being given up. */
  | 'cancelling'
  | 'cancelled'
  | 'failed'
  | 'expired'
  | 'refunded';

export interface Arrival {
  /** The provider sent the person back after they paid. */
  hasPaid: boolean;
  /** They came back without paying. */
  hasLeft: boolean;
  /** Whether the minute of asking is over. */
  isOver: boolean;
}

/** What to tell of an order, by how it stands and how the person came here. */
export function stageOf(order: Payment | undefined, { hasPaid, hasLeft, isOver }: Arrival): OrderStage {
  if (!order) return 'checking';
  if (order.status !== 'pending') return order.status;
  if (hasPaid) return isOver ? 'waiting' : 'checking';
  if (order.reason) return 'declined';
  return hasLeft ? 'cancelling' : 'open';
}

const second = 1000;
/** How long to wait before each further question: a minute in all. */
export const pauses: readonly number[] = [1, 2, 3, 5, 8, 11, 14, 16].map(seconds => seconds * second);
