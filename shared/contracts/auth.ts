import * as z from 'zod/mini';
import { del, domain, get, post } from '../contract.ts';
import { EmailAddress, Password, Username } from '../entities/author.ts';
import { DrawnAvatar } from '../entities/avatar.ts';
import { Country, fromForm, text } from '../fields.ts';
import { SecretToken, UserID } from '../ids.ts';
import { profile } from '../settings.ts';

/** A session: the access token for the Bearer header. The refresh token is a cookie that no script can read. */
const Session = z.object({
  token: z.string(),
  /** Seconds until the token ends. */
  expiresIn: z.int(),
  UserID,
});

export const auth = domain('auth', {
  signUp: post('/auth/signup', {
    summary:
      'Open an account and send a confirmation link. The answer does not tell whether the e-mail address was known.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({
      email: EmailAddress,
      username: Username,
      password: Password,
      firstName: z.optional(text(profile.firstName)),
      lastName: z.optional(text(profile.lastName)),
      country: z.optional(Country),
      avatar: fromForm(DrawnAvatar),
      /** Affiliate code of who brought this person. */
      code: z.optional(z.string().check(z.maxLength(64))),
    }),
    status: 202,
    output: z.object({ email: z.string() }),
    errors: ['USERNAME_TAKEN', 'PASSWORD_TOO_COMMON', 'SIGN_UP_FAILED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'We have sent a link to your e-mail address. Open it to confirm your account.',
  }),

  confirmEmail: get('/auth/email-confirmations', {
    summary: 'Confirm an e-mail address with the token of the link.',
    access: 'public',
    query: z.object({ token: SecretToken }),
    output: z.object({ email: z.string() }),
    errors: ['CONFIRMATION_LINK_INVALID'],
    successMessage: 'Your e-mail address is confirmed. You can sign in.',
    notifyOnFailure: true,
  }),

  requestConfirmation: post('/auth/email-confirmation-requests', {
    summary: 'Send the confirmation link again. The answer is the same for unknown addresses.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({ email: EmailAddress }),
    status: 202,
    output: z.object({ email: z.string() }),
    errors: ['TOO_MANY_ATTEMPTS'],
    successMessage: 'If this address waits for its confirmation, a new link is on its way.',
  }),

  signIn: post('/auth/signin', {
    summary: 'Start a session with e-mail and password.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({
      email: EmailAddress,
      password: z.string().check(z.minLength(1), z.maxLength(profile.password.max)),
    }),
    output: Session,
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'ACCOUNT_SUSPENDED', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'You are signed in.',
  }),

  verifyIdentity: post('/auth/{identityProvider}/verify', {
    summary:
      'Start a session with the authorisation code of an identity provider (PKCE); a first one opens an account.',
    access: 'public',
    body: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(2_000)),
      codeVerifier: z.string().check(z.minLength(43), z.maxLength(128)),
      redirectUri: z.url(),
    }),
    output: z.extend(Session, { isNew: z.boolean() }),
    errors: [
      'PROVIDER_EMAIL_NOT_VERIFIED',
      'PROVIDER_SIGN_IN_FAILED',
      'PROVIDER_UNAVAILABLE',
      'ORIGIN_NOT_ALLOWED',
      'ACCOUNT_SUSPENDED',
    ],
    successMessage: 'You are signed in.',
  }),

  getSignInUrl: get('/auth/{identityProvider}/authorize-url', {
    summary: "The address of the identity provider's page, for a PKCE challenge and a state.",
    access: 'public',
    query: z.object({
      redirectUri: z.url(),
      state: z.string().check(z.minLength(16), z.maxLength(200)),
      codeChallenge: z.string().check(z.minLength(43), z.maxLength(128)),
    }),
    output: z.object({ url: z.string() }),
    errors: ['ORIGIN_NOT_ALLOWED'],
  }),

  refreshSession: post('/auth/session-refreshes', {
    summary: 'A new access token for the refresh cookie.',
    access: 'public',
    output: Session,
    errors: ['ACCOUNT_SUSPENDED'],
    notifyOnFailure: false,
  }),

  signOut: del('/auth/signout', {
    summary: 'End this session; its refresh token is revoked.',
    access: 'public',
    successMessage: 'You are signed out.',
    notifyOnFailure: false,
  }),

  requestPasswordReset: post('/auth/password-reset-requests', {
    summary: 'Send a link to choose a new password. The answer is the same for unknown addresses.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({ email: EmailAddress, lang: z.optional(z.string().check(z.maxLength(5))) }),
    status: 202,
    output: z.object({ email: z.string() }),
    errors: ['TOO_MANY_ATTEMPTS'],
    successMessage: 'If there is an account with this address, a link is on its way.',
  }),

  resetPassword: post('/auth/password-resets/{resetToken}', {
    summary: 'Choose a new password with the token of the link; every session ends.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({ password: Password }),
    output: z.object({ email: z.string() }),
    errors: ['RESET_LINK_INVALID', 'PASSWORD_TOO_COMMON'],
    successMessage: 'Your password is changed. You can sign in.',
  }),

  changePassword: post('/auth/password-changes', {
    summary: 'Change the own password; every other session ends.',
    access: 'signedIn',
    body: z.object({
      currentPassword: z.string().check(z.minLength(1), z.maxLength(profile.password.max)),
      password: Password,
    }),
    output: Session,
    errors: ['WRONG_PASSWORD', 'PASSWORD_TOO_COMMON', 'TOO_MANY_ATTEMPTS'],
    successMessage: 'Your password is changed.',
  }),
});
