/** Queries that a refund makes stale. */
export const REFUND_CHANGES = [
  'listOwnedRefunds',
  'listRefunds',
  'getOrderRefunds',
  'listOwnedOrders',
  'listMyPayouts',
  'listAllPayouts',
  'listAuditEntries',
  'getMe',
] as const;
