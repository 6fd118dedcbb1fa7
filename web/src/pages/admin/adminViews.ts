/** The tabs of the administration page; payouts and finance have pages of their own. */
export const ADMIN_VIEWS = [
  'overview',
  'review',
  'edits',
  'reports',
  'support',
  'adoptions',
  'people',
  'statistics',
  'audit',
  'maintenance',
] as const;
export type AdminView = (typeof ADMIN_VIEWS)[number];

/** The tab that a text from the URL names; without one, the overview. */
export const adminViewOf = (named: string | undefined): AdminView =>
  ADMIN_VIEWS.find(view => view === named) ?? 'overview';
