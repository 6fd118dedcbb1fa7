import * as z from 'zod/mini';
import { post } from '../contract.ts';
import { EmailAddress, Password } from '../entities/author.ts';
import { AppCode, KnownPassword, TwoFactorCode } from '../entities/credentials.ts';
import { SecretToken, UserID } from '../ids.ts';

/** The part of `auth` with which people change what they sign in with. */
export const credentials = {
  changePassword: post('/auth/password-changes', {
    summary: "Change the caller's password. Revokes all other sessions.",
    access: 'signedIn',
    usesCookie: true,
    body: z.object({
      currentPassword: KnownPassword,
      password: Password,
    }),
    /** Without a token if the account has two-factor authentication: sign in again. */
    output: z.object({ token: z.optional(z.string()), expiresIn: z.optional(z.int()), UserID }),
    errors: ['WRONG_ORIGIN', 'WRONG_PASSWORD', 'PASSWORD_TOO_COMMON', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your password has been changed.',
  }),

  requestEmailChange: post('/auth/email-changes', {
    summary:
      'Send a link to the address at which the caller wants email, or again to the present one. The response does not reveal whether it is another account’s.',
    access: 'signedIn',
    body: z.object({
      email: EmailAddress,
      /** Required if the account has one. */
      password: z.optional(KnownPassword),
    }),
    status: 202,
    output: z.object({ email: z.string() }),
    errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'We’ve sent a link to this address. Open it to confirm the address.',
  }),

  confirmEmailChange: post('/auth/email-changes/confirmations', {
    summary: 'Make the address of the link the caller’s: email goes there, and they sign in with it.',
    access: 'signedIn',
    body: z.object({ token: SecretToken }),
    output: z.object({ email: z.string() }),
    errors: ['CONFIRMATION_LINK_INVALID'],
    successMessage: 'Your email address is confirmed.',
  }),

  beginTwoFactor: post('/auth/two-factor/secrets', {
    summary:
      'Create the secret of an authenticator app. Two-factor authentication is on after `confirmTwoFactor`; a new secret replaces an unconfirmed one.',
    access: 'signedIn',
    body: z.object({ password: KnownPassword }),
    status: 201,
    output: z.object({
      /** Base32, for typing in. */
      secret: z.string(),
      /** `otpauth://` URI for the QR code. */
      uri: z.string(),
    }),
    errors: ['WRONG_PASSWORD', 'TWO_FACTOR_ALREADY_ON', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Scan the code with your authenticator app.',
  }),

  confirmTwoFactor: post('/auth/two-factor/confirmations', {
    summary:
      'Turn two-factor authentication on with a code of the authenticator app. Returns the recovery code, which is shown once.',
    access: 'signedIn',
    body: z.object({ password: KnownPassword, code: AppCode }),
    output: z.object({ recoveryCode: z.string() }),
    errors: ['WRONG_PASSWORD', 'TWO_FACTOR_CODE_INCORRECT', 'TWO_FACTOR_ALREADY_ON', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Two-factor authentication is on.',
  }),

  removeTwoFactor: post('/auth/two-factor/removals', {
    summary: 'Turn two-factor authentication off with a code of the authenticator app or the recovery code.',
    access: 'signedIn',
    body: z.object({ password: KnownPassword, code: TwoFactorCode }),
    errors: ['WRONG_PASSWORD', 'TWO_FACTOR_CODE_INCORRECT', 'TWO_FACTOR_OFF', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Two-factor authentication is off.',
  }),
};
