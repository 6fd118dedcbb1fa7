import type { StoredRefund } from './refund.store.ts';

/** Whether a refund waits for an answer or for the provider. An order has at most one such refund. */
export const isOpen = (refund: Pick<StoredRefund, 'status'> | undefined): boolean =>
  refund?.status === 'requested' || refund?.status === 'processing';
