/** The views of the page of all payouts. */
export const PAYOUT_VIEWS = ['payouts', 'refunds', 'disputes', 'debts', 'checks'] as const;
export type PayoutView = (typeof PAYOUT_VIEWS)[number];

/** The view that a text from the URL names. */
export const payoutViewOf = (named: string | undefined): PayoutView =>
  PAYOUT_VIEWS.find(view => view === named) ?? 'payouts';
