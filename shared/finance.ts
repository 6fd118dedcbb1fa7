/**
 * Accounts of the month-end report: accounts of the ledger, of which those of all payees are one. Signs are those of
 * the ledger: positive for assets and costs, negative for liabilities and income.
 */
export const accountNames = [
  'provider',
  'transit',
  'bank',
  'disputed',
  'payeesOwe',
  'payersOwe',
  'owedToPayees',
  'refundsOwed',
  'vat',
  'clearing',
  'exchange',
  'commission',
  'subscriptions',
  'paymentFees',
  'disputeFees',
  'subscriptionFees',
  'otherFees',
] as const;
export type AccountName = (typeof accountNames)[number];

/** Sums of a month that no single account shows. */
export const movementNames = [
  'payments',
  'unapplied',
  'refunds',
  'disputesLost',
  'reinstated',
  'transferred',
  'transfersReversed',
  'setOff',
  'withdrawn',
  'toppedUp',
] as const;
export type MovementName = (typeof movementNames)[number];

/** Months of the list of results. */
export const resultMonths = 12;
