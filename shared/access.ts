/**
 * Who may call an endpoint.
 * `public`: anyone, the caller is not looked at. `optional`: anyone, a known caller is told more.
 * `signedIn`: a valid session. `admin`: a session of the Cognito group `admins`.
 * What a caller may do to a particular thing (its owner, a member) is the operation's own question.
 */
export type Access = 'public' | 'optional' | 'signedIn' | 'admin';

/** Who may open a page; a hint for the interface, every endpoint checks for itself. */
export type PageAccess = 'public' | 'signedIn' | 'owner' | 'admin';

/** The pages by their file name in the specification, and who may open them. */
export const pages = {
  index: 'public',
  market: 'public',
  project: 'public',
  author: 'public',
  authors: 'public',
  generic: 'public',
  signin: 'public',
  signup: 'public',
  'forgot-password': 'public',
  reset: 'public',
  'confirm-email': 'public',
  /** Anyone may write one; sending it asks them to sign in. */
  proposal: 'public',
  'edit-projects': 'owner',
  'manage-prospects': 'owner',
  'contribution-requests': 'owner',
  'edit-profile': 'signedIn',
  notifications: 'signedIn',
  payment: 'signedIn',
  'payment-status': 'signedIn',
  payout: 'signedIn',
  admin: 'admin',
  'admin-payouts': 'admin',
  '401': 'public',
  '403': 'public',
  '404': 'public',
  '503': 'public',
} as const satisfies Record<string, PageAccess>;

export type PageName = keyof typeof pages;

/** Whether a word names a page. */
export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name);
