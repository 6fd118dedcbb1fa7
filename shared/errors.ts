import { orderErrors } from './orderErrors.ts';
import { subscriptionErrors } from './subscriptionErrors.ts';
import { teamErrors } from './teamErrors.ts';
import { translationErrors } from './translationErrors.ts';
import { uploadErrors } from './uploadErrors.ts';

/** A refusal: its HTTP status and English message. */
interface ErrorDefinition {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 502 | 503;
  message: string;
  /** Translation key; by default `errors.{code}` in lower case. */
  i18nID?: string;
}

/** All refusals. Codes that start with DB mean only that the database is unreachable. */
export const errors = {
  // every endpoint
  INVALID_REQUEST: { status: 400, message: 'Invalid request' },
  VALIDATION_FAILED: { status: 400, message: 'Bad request. Please check your input.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  NOT_AUTHENTICATED: { status: 401, message: "You haven't signed in." },
  INVALID_TOKEN: { status: 401, message: 'Invalid token' },
  SESSION_EXPIRED: { status: 401, message: 'The session has expired.' },
  USER_DELETED: { status: 403, message: 'User deleted' },
  USER_BANNED: { status: 403, message: 'User banned' },
  USER_STATUS_UNKNOWN: { status: 403, message: 'Unknown user status' },
  FORBIDDEN: { status: 403, message: 'Forbidden access.', i18nID: 'errors.user_has_no_permission' },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    message: 'Administrators must sign in with two-factor authentication.',
  },
  ADMIN_ONLY: { status: 403, message: 'You need admin rights to access this page.' },
  NOT_FOUND: { status: 404, message: 'Resource not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Invalid request' },
  INVALID_CURSOR: { status: 400, message: 'Invalid or expired operation. Please try again.' },
  CONCURRENT_UPDATE: {
    status: 409,
    message: 'This was changed in the meantime. Please try again.',
  },
  INTERNAL: { status: 500, message: 'Internal server error. Please try again later.' },
  DB_UNREACHABLE: {
    status: 503,
    message: 'The API server is down. Please try again later.',
    i18nID: 'server_not_reachable',
  },
  DEPENDENCY_UNAVAILABLE: {
    status: 503,
    message: 'A service we depend on is unavailable. Please try again later.',
  },
  SITE_UNDER_MAINTENANCE: {
    status: 503,
    message: 'The site is down for maintenance. Please try again later.',
    i18nID: 'site_under_maintenance',
  },

  // sign-up and sign-in
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  ACCOUNT_SUSPENDED: { status: 403, message: 'This account is suspended or banned.' },
  NAME_NOT_ALLOWED: {
    status: 409,
    message: 'This name could be taken for that of Cairn or of an administrator. Please choose another one.',
  },
  USERNAME_TAKEN: { status: 409, message: 'Username is already taken.' },
  SIGN_UP_FAILED: { status: 400, message: 'Sign up failed. Please try again later.' },
  PASSWORD_TOO_COMMON: { status: 400, message: 'This password is too common.' },
  WRONG_PASSWORD: { status: 400, message: 'This password is incorrect.' },
  ACCOUNT_NOT_DELETABLE: {
    status: 409,
    message: 'Something has to be settled before this account can be deleted.',
  },
  TWO_FACTOR_CODE_REQUIRED: { status: 401, message: 'Enter the code from your authenticator app.' },
  TWO_FACTOR_CODE_INCORRECT: { status: 401, message: 'The code is incorrect or has already been used.' },
  TWO_FACTOR_ALREADY_ON: { status: 409, message: 'Two-factor authentication is already on.' },
  TWO_FACTOR_OFF: { status: 409, message: 'Two-factor authentication is off.' },
  CONFIRMATION_LINK_INVALID: { status: 400, message: 'Invalid or expired confirmation link.' },
  ACCOUNT_LINK_REQUIRED: {
    status: 409,
    message:
      'Your account is protected by two-factor authentication. Sign in with your password and a code to link it.',
  },
  CONFIRMATION_NEEDS_PASSWORD: {
    status: 403,
    message:
      'You signed up in another browser. Enter the password that was chosen there, or choose a new one.',
  },
  RESET_LINK_INVALID: { status: 400, message: 'Invalid or expired operation. Please try again.' },
  SSO_TOKEN_INVALID: { status: 401, message: 'Invalid token' },
  WRONG_ORIGIN: {
    status: 403,
    message: 'This request came from another site.',
    i18nID: 'errors.origin_not_allowed',
  },
  ORIGIN_NOT_ALLOWED: { status: 403, message: 'Invalid request from wrong origin portal.' },
  PROVIDER_EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Your identity provider has not verified your email address.',
  },
  PROVIDER_SIGN_IN_FAILED: { status: 401, message: 'Sign-in with the identity provider failed.' },
  PROVIDER_UNAVAILABLE: { status: 503, message: 'The identity provider is unavailable.' },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: 'Too many attempts. Try again later; some limits last until midnight UTC.',
  },

  MAINTENANCE_END_PAST: {
    status: 400,
    message: 'The expected end of the maintenance must be in the future.',
  },

  // people and projects
  AUTHOR_NOT_FOUND: { status: 404, message: 'Author not found' },
  PERSON_PROTECTED: { status: 403, message: 'This account cannot be banned.' },
  PROJECT_NOT_FOUND: { status: 404, message: 'Project not found' },
  PLAN_EXCEEDED: {
    status: 403,
    message:
      'Your plan no longer covers this, so it can be read but not changed. Change your plan, or finish something else first.',
  },
  PROJECT_LIMIT_REACHED: {
    status: 403,
    message: 'You have reached your plan’s project limit. Finish a project or change your plan.',
  },
  INSUFFICIENT_POINTS: { status: 403, message: 'You need at least {points} contribution points' },
  IN_ANOTHER_TEAM: {
    status: 409,
    message:
      'This person already works in another team, and needs a plan or more points to join a second one.',
  },
  PROPOSAL_DRAFT_NOT_FOUND: { status: 404, message: 'This draft has been submitted or deleted.' },
  INVALID_PROJECT_STATE: { status: 409, message: 'The project’s current state does not allow this.' },
  PROJECT_CHANGED: {
    status: 409,
    message: 'This project has been changed in another tab or on another device.',
  },
  EDIT_CHANGED: { status: 409, message: 'This edit has been changed or answered in the meantime.' },
  PROJECT_HAS_MONEY: { status: 409, message: 'A project that has received money cannot be deleted.' },
  IMAGE_REQUIRED: { status: 400, message: 'The project image is required' },
  COMMENT_NOT_FOUND: { status: 404, message: 'Comment not found.' },
  PROGRESS_ENTRY_NOT_FOUND: { status: 404, message: 'This entry of the progress log no longer exists.' },
  PROGRESS_PICTURE_LIMIT_REACHED: {
    status: 403,
    message: 'The progress log has {max} pictures, as many as it can have. Remove some of them.',
  },
  PROGRESS_LIMIT_REACHED: {
    status: 403,
    message: 'The progress log has {max} entries, as many as it can have. Delete some of them.',
  },
  STARTER_TASK_CHANGED: {
    status: 409,
    message: 'The starter task of this role is new or has changed. Please look at it again.',
  },
  ALREADY_INVITED: { status: 409, message: 'You have already invited this person for the role.' },
  ALREADY_REPORTED: { status: 409, message: 'You have already reported this.' },
  REPORT_OWN_CONTENT: { status: 403, message: 'You cannot report your own content.' },
  REPORT_NOT_FOUND: { status: 404, message: 'Report not found.' },
  SUPPORT_REQUEST_NOT_FOUND: { status: 404, message: 'This message no longer waits for an answer.' },
  REPORT_ALREADY_RESOLVED: { status: 409, message: 'Another administrator has already decided on this.' },
  NOTIFICATION_NOT_FOUND: { status: 404, message: 'Notification not found.' },
  SEARCH_LIMIT_REACHED: {
    status: 403,
    message: 'You have saved {max} searches, as many as can be saved. Delete one of them first.',
  },

  // generated content
  GENERATION_LIMIT_REACHED: {
    status: 429,
    message: 'You have used the {limit} generations that your plan includes today.',
  },
  GENERATION_HOURLY_LIMIT_REACHED: {
    status: 429,
    message: 'You have used the {limit} generations of this hour. New ones start with the next hour.',
  },
  GENERATION_BUDGET_USED: {
    status: 503,
    message:
      'So much has been generated today that the generator rests until midnight (UTC). This attempt was not counted.',
  },
  GENERATION_IN_PROGRESS: {
    status: 409,
    message: 'This is still being generated. Please try again in a moment.',
  },
  GENERATION_UNAVAILABLE: {
    status: 503,
    message:
      'The generator is unavailable. Please try again later. The first {count} failed attempts of a day are not counted.',
  },
  ...translationErrors,
  PAGE_CONFIG_CHANGED: { status: 409, message: 'These settings have been changed on another device.' },

  // uploads
  ...uploadErrors,

  ...teamErrors,
  ...orderErrors,
  ...subscriptionErrors,
  // payouts and onboarding
  ONBOARDING_FAILED: { status: 502, message: 'Onboarding Failed' },
  CONNECT_STATUS_FAILED: { status: 502, message: 'Failed to fetch connect status.' },
  PAYOUT_NOT_FOUND: { status: 404, message: 'Payout not found.' },
  PAYOUT_HELD: { status: 409, message: 'This payout is held and cannot be transferred.' },
  PAYOUT_NOT_HOLDABLE: {
    status: 409,
    message: 'This payout has been sent or ended and can no longer be held.',
  },
  PAYOUT_NOT_TRANSFERABLE: {
    status: 409,
    message: 'This payout cannot be transferred in its current state.',
  },
  PAYOUT_ACCOUNT_NOT_READY: {
    status: 409,
    message: 'The payee has not finished setting up a payout account.',
  },
  PAYOUT_BELOW_MINIMUM: { status: 409, message: 'The payout is below the minimum transfer amount.' },
  TRANSFER_FAILED: { status: 502, message: 'Failed to initiate manual transfer. Please try again later.' },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errors;

/** Refusals of every endpoint; contracts declare only additional ones. */
export const commonErrors = [
  'INVALID_REQUEST',
  'VALIDATION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'NOT_AUTHENTICATED',
  'INVALID_TOKEN',
  'SESSION_EXPIRED',
  'USER_DELETED',
  'USER_BANNED',
  'USER_STATUS_UNKNOWN',
  'ADMIN_ONLY',
  'TWO_FACTOR_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'INVALID_CURSOR',
  'CONCURRENT_UPDATE',
  'INTERNAL',
  'DB_UNREACHABLE',
  'DEPENDENCY_UNAVAILABLE',
  'SITE_UNDER_MAINTENANCE',
] as const satisfies readonly ErrorCode[];

export type CommonError = (typeof commonErrors)[number];

/** The translation key of a refusal. */
export function i18nIDOf(code: ErrorCode): string {
  const { i18nID }: ErrorDefinition = errors[code];
  return i18nID ?? `errors.${code.toLowerCase()}`;
}
