import { describe, expect, test } from 'vitest';
import { type ErrorCode, errors, i18nIDOf } from './errors.ts';

/** The sentences of the product's specification, with the refusal that says each. */
const sentences: [sentence: string, code: ErrorCode][] = [
  ['Invalid request', 'INVALID_REQUEST'],
  ['Internal server error. Please try again later.', 'INTERNAL'],
  ['Resource not found.', 'NOT_FOUND'],
  ['Forbidden access.', 'FORBIDDEN'],
  ['Bad request. Please check your input.', 'VALIDATION_FAILED'],
  ["You haven't signed in.", 'NOT_AUTHENTICATED'],
  ['Invalid token', 'INVALID_TOKEN'],
  ['User deleted', 'USER_DELETED'],
  ['User banned', 'USER_BANNED'],
  ['Unknown user status', 'USER_STATUS_UNKNOWN'],
  ['The session has expired.', 'SESSION_EXPIRED'],
  ['Invalid or expired operation. Please try again.', 'RESET_LINK_INVALID'],
  ['Invalid or expired operation. Please try again.', 'INVALID_CURSOR'],
  ['Invalid email or password', 'INVALID_CREDENTIALS'],
  ['Username is already taken.', 'USERNAME_TAKEN'],
  ['Sign up failed. Please try again later.', 'SIGN_UP_FAILED'],
  ['You need admin rights to access this page.', 'ADMIN_ONLY'],
  ['Project not found', 'PROJECT_NOT_FOUND'],
  ['Author not found', 'AUTHOR_NOT_FOUND'],
  ['The project image is required', 'IMAGE_REQUIRED'],
  ['Invalid prospect', 'PROSPECT_NOT_FOUND'],
  ['Prospect already taken', 'PROSPECT_TAKEN'],
  ['Invalid task status.', 'INVALID_TASK_STATUS'],
  ['This plan does not have access to this functionality', 'PLAN_WITHOUT_ACCESS'],
  ['You need to subscribe to a plan to access this feature', 'SUBSCRIPTION_REQUIRED'],
  ['You need at least {points} contribution points', 'INSUFFICIENT_POINTS'],
  ['Payment failed. Please try again.', 'CARD_DECLINED'],
  ['Failed to load payment gateway.', 'PAYMENT_GATEWAY_UNAVAILABLE'],
  ['Order has expired. Please try again.', 'ORDER_EXPIRED'],
  ['Order has already been processed or is invalid.', 'ORDER_ALREADY_PROCESSED'],
  ['The total amount has been tampered with. Please try again.', 'TOTAL_MISMATCH'],
  ['Invalid response received from the payment gateway.', 'WEBHOOK_SIGNATURE_INVALID'],
  ['We are unable to load the payment form at this time.', 'SUBSCRIPTION_GATEWAY_UNAVAILABLE'],
  ['Failed to initiate manual transfer. Please try again later.', 'TRANSFER_FAILED'],
  ['Onboarding Failed', 'ONBOARDING_FAILED'],
  ['Failed to fetch connect status.', 'CONNECT_STATUS_FAILED'],
];

/** Errors that the specification names in other words, each with the refusal that stands for it. */
const cases: [what: string, code: ErrorCode][] = [
  ['suspended or banned account', 'ACCOUNT_SUSPENDED'],
  ['invalid request from wrong origin portal', 'ORIGIN_NOT_ALLOWED'],
  ['invalid or expired confirmation link', 'CONFIRMATION_LINK_INVALID'],
  ['email address not verified by the identity provider', 'PROVIDER_EMAIL_NOT_VERIFIED'],
  ['sign-in with the identity provider failed', 'PROVIDER_SIGN_IN_FAILED'],
  ['identity provider unavailable', 'PROVIDER_UNAVAILABLE'],
  ['project limit reached for the plan', 'PROJECT_LIMIT_REACHED'],
  ['comment not found', 'COMMENT_NOT_FOUND'],
  ['maximum number of prospects reached', 'PROSPECT_LIMIT_REACHED'],
  ['already applied', 'ALREADY_APPLIED'],
  ['own project', 'OWN_PROJECT'],
  ['member not found', 'MEMBER_NOT_FOUND'],
  ['member already exists', 'ALREADY_MEMBER'],
  ['adding oneself as a contact', 'CONTACT_SELF'],
  ['contact already exists', 'CONTACT_ALREADY_EXISTS'],
  ['contact not found', 'CONTACT_NOT_FOUND'],
  ['modifying the contact of an administrator', 'CONTACT_ADMIN_PROTECTED'],
  ['message not found', 'MESSAGE_NOT_FOUND'],
  ['plan not found', 'PLAN_NOT_FOUND'],
  ['currency not supported', 'CURRENCY_NOT_SUPPORTED'],
  ['invalid amount', 'INVALID_AMOUNT'],
  ['no quantity', 'QUANTITY_REQUIRED'],
  ['missing subscription id', 'SUBSCRIPTION_ID_REQUIRED'],
  ['subscription not found or already cancelled', 'SUBSCRIPTION_NOT_FOUND'],
  ['free plan cannot be cancelled', 'FREE_PLAN_NOT_CANCELLABLE'],
  ['upload: size exceeded', 'UPLOAD_SIZE_EXCEEDED'],
  ['upload: invalid dimensions', 'UPLOAD_INVALID_DIMENSIONS'],
  ['upload: invalid type', 'UPLOAD_INVALID_TYPE'],
  ['upload: image processing failed', 'UPLOAD_PROCESSING_FAILED'],
];

/** Sentences that no refusal says, with the reason. Decision 74 has the longer ones. */
const unsaid: Record<string, string> = {
  'Unauthorized access server.': 'NOT_AUTHENTICATED, INVALID_TOKEN and SESSION_EXPIRED say which',
  'This project does not exist': 'PROJECT_NOT_FOUND; the text of the web',
  'Failed to send password reset link. Please try again.':
    'the answer is the same for every address (decision 74)',
  'An error occurred during email confirmation. Please try again.': 'CONFIRMATION_LINK_INVALID, or INTERNAL',
  'Failed to add contribution request.': 'the page that asked says so (decision 74)',
  'Failed to prepare payment request.': 'the page that asked says so (decision 74)',
  'Required payment information is missing.': 'VALIDATION_FAILED names the field',
  'Failed to fetch payouts. Please try again later.': 'the page that asked says so (decision 74)',
  'No redirect URL provided.':
    'a successful answer always has one; without it the refusal is ONBOARDING_FAILED',
  'Failed to contact the server. You may not be able to send the message.':
    'server_not_reachable, and what was typed stays (decision 74)',
};

describe('The specified sentence', () => {
  test.each(sentences)('"%s" is that of %s', (sentence, code) => {
    expect(errors[code].message).toBe(sentence);
  });

  test.each(Object.keys(unsaid))('"%s" is not said', sentence => {
    expect(Object.values(errors).map(({ message }) => message)).not.toContain(sentence);
  });
});

test.each(cases)('The specified case "%s" has the code %s', (_, code) => {
  expect(Object.keys(errors)).toContain(code);
});

test.each([
  ['FORBIDDEN', 'errors.user_has_no_permission'],
  ['SITE_UNDER_MAINTENANCE', 'site_under_maintenance'],
  ['DB_UNREACHABLE', 'server_not_reachable'],
] as const)('%s has the specified key %s', (code, key) => {
  expect(i18nIDOf(code)).toBe(key);
});
