/** The tabs of the administration page; payouts have a page of their own. */
export const ADMIN_VIEWS = [
  'review',
  'edits',
  'people',
  'reports',
  'support',
  'adoptions',
  'statistics',
  'audit',
  'maintenance',
] as const;
export type AdminView = (typeof ADMIN_VIEWS)[number];

/** The tab that a text from the URL names. */
export const adminViewOf = (named: string | undefined): AdminView =>
  ADMIN_VIEWS.find(view => view === named) ?? 'review';
