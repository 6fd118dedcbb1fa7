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

/** Accounts of the money at Stripe: available, on its way there, and withheld. */
export const moneyAccounts = ['provider', 'transit', 'disputed'] as const satisfies readonly AccountName[];

/** Accounts of the provider's fees, which the ledger books to one. */
export const feeAccounts = [
  'paymentFees',
  'disputeFees',
  'subscriptionFees',
  'otherFees',
] as const satisfies readonly AccountName[];

/** Movements that follow from the kinds of postings, as they change the money at Stripe. */
export const postedMovementNames = [
  'payments',
  'unapplied',
  'plans',
  'refunds',
  'disputesLost',
  'reinstated',
  'transferred',
  'transfersReversed',
  'withdrawn',
  'toppedUp',
] as const;

/**
 * Reasons why the money at Stripe changed in a month. `rest` is the remainder that no other movement explains:
 * exchanged currencies, and refunds and debts booked in a different month from their settlement.
 */
export const movementNames = [...postedMovementNames, 'fees', 'rest'] as const;
export type MovementName = (typeof movementNames)[number];

/** Months of the list of results. */
export const resultMonths = 12;
