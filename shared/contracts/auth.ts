import * as z from 'zod/mini';
import { del, domain, get, post } from '../contract.ts';
import { EmailAddress, EmailOrUsername, Password, Username } from '../entities/author.ts';
import { DrawnAvatar } from '../entities/avatar.ts';
import { BrowserSecret, KnownPassword, ReturnPath, TwoFactorCode } from '../entities/credentials.ts';
import { SignedInSession } from '../entities/signedInSession.ts';
import { FoundTimeZone } from '../entities/timeZone.ts';
import { Country, fromForm, Language } from '../fields.ts';
import { SecretHash, SecretToken, SessionID, UserID } from '../ids.ts';
import { PersonName } from '../personNames.ts';
import { profile } from '../settings.ts';
import { credentials } from './credentials.ts';

/** A session's access token, for the Bearer header. The refresh token is an HttpOnly cookie. */
const Session = z.object({
  token: z.string(),
  /** Seconds until the token expires. */
  expiresIn: z.int(),
  UserID,
});

/** That a link is sent, if there is an account that waits for one. */
const LinkSent = z.object({
  email: z.string(),
  /** Whether the previous email bounced. Only the browser that signed up with the address is told. */
  hasBounced: z.optional(z.literal(true)),
});

const AffiliateCode = z.string().check(z.maxLength(profile.affiliateCode.max));

export const auth = domain('auth', {
  signUp: post('/auth/signup', {
    summary:
      'Create an account and send a confirmation link. The response never reveals whether the email address is already registered.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({
      email: EmailAddress,
      username: Username,
      password: Password,
      firstName: z.optional(PersonName(profile.firstName)),
      lastName: z.optional(PersonName(profile.lastName)),
      country: z.optional(Country),
      /** The time zone of the browser. */
      timeZone: FoundTimeZone,
      avatar: fromForm(DrawnAvatar),
      /** Affiliate code of the user who referred this person. Unknown codes are ignored. */
      code: z.optional(AffiliateCode),
      browserSecret: BrowserSecret,
      next: z.optional(ReturnPath),
    }),
    status: 202,
    output: LinkSent,
    errors: [
      'USERNAME_TAKEN',
      'NAME_NOT_ALLOWED',
      'PASSWORD_TOO_COMMON',
      'SIGN_UP_FAILED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'We’ve sent you a link. Open it to confirm your account.',
  }),

  getEmailConfirmation: get('/auth/email-confirmations', {
    summary: 'Get the account that a confirmation link is for, by the hash of its token. Confirms nothing.',
    access: 'public',
    query: z.object({ token: SecretHash }),
    output: z.object({ username: z.string(), isConfirmed: z.boolean() }),
    errors: ['CONFIRMATION_LINK_INVALID'],
  }),

  confirmEmail: post('/auth/email-confirmations', {
    summary:
      'Confirm an email address with the token from the link: in the browser that signed up, or with the password chosen there, or with a new one.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({
      token: SecretToken,
      browserSecret: BrowserSecret,
      password: z.optional(KnownPassword),
      newPassword: z.optional(Password),
    }),
    output: z.object({ email: z.string() }),
    errors: [
      'CONFIRMATION_LINK_INVALID',
      'CONFIRMATION_NEEDS_PASSWORD',
      'WRONG_PASSWORD',
      'PASSWORD_TOO_COMMON',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'Your email address is confirmed. You can now sign in.',
  }),

  requestConfirmation: post('/auth/email-confirmation-requests', {
    summary: 'Resend the confirmation link. The response is the same for unknown addresses.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({ email: EmailAddress, browserSecret: BrowserSecret, next: z.optional(ReturnPath) }),
    status: 202,
    output: LinkSent,
    errors: ['TOO_MANY_ATTEMPTS'],
    successMessage: 'If this address is waiting to be confirmed, we’ve sent it a new link.',
  }),

  signIn: post('/auth/signin', {
    summary:
      'Sign in with email address or username, and password. The recovery code replaces a lost authenticator app and turns two-factor authentication off.',
    access: 'public',
    worksDuringMaintenance: true,
    usesCookie: true,
    bodyFormat: 'form',
    body: z.object({
      email: EmailOrUsername,
      password: KnownPassword,
      /** Code of the authenticator app, or the recovery code, if the account has two-factor authentication. */
      code: z.optional(TwoFactorCode),
      /** Links the identity provider's user for whom `verifyIdentity` refused with ACCOUNT_LINK_REQUIRED. */
      linkToken: z.optional(SecretToken),
    }),
    output: Session,
    errors: [
      'WRONG_ORIGIN',
      'INVALID_CREDENTIALS',
      'TWO_FACTOR_CODE_REQUIRED',
      'TWO_FACTOR_CODE_INCORRECT',
      'ACCOUNT_SUSPENDED',
      'TOO_MANY_ATTEMPTS',
    ],
    successMessage: 'You’re signed in.',
  }),

  verifyIdentity: post('/auth/{identityProvider}/verify', {
    summary:
      'Sign in with an authorization code from an identity provider (PKCE). Creates an account on first sign-in.',
    access: 'public',
    usesCookie: true,
    body: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(2_000)),
      codeVerifier: z.string().check(z.minLength(43), z.maxLength(128)),
      redirectUri: z.url(),
      browserSecret: BrowserSecret,
      /** Affiliate code of the user who referred this person, for a new account. Unknown codes are ignored. */
      affiliateCode: z.optional(AffiliateCode),
    }),
    output: z.extend(Session, { isNew: z.boolean() }),
    errors: [
      'WRONG_ORIGIN',
      'PROVIDER_EMAIL_NOT_VERIFIED',
      'PROVIDER_SIGN_IN_FAILED',
      'PROVIDER_UNAVAILABLE',
      'ACCOUNT_LINK_REQUIRED',
      'ORIGIN_NOT_ALLOWED',
      'ACCOUNT_SUSPENDED',
    ],
    successMessage: 'You’re signed in.',
  }),

  getSignInUrl: get('/auth/{identityProvider}/authorize-url', {
    summary: "Get the identity provider's authorization URL for a PKCE challenge and state.",
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
    summary: 'Exchange the refresh cookie for a new access token.',
    access: 'public',
    worksDuringMaintenance: true,
    usesCookie: true,
    output: Session,
    errors: ['WRONG_ORIGIN', 'ACCOUNT_SUSPENDED'],
  }),

  signOut: del('/auth/signout', {
    summary: 'Sign out: no token of the session is accepted any more.',
    access: 'optional',
    worksDuringMaintenance: true,
    usesCookie: true,
    errors: ['WRONG_ORIGIN'],
    successMessage: 'You’re signed out.',
  }),

  listSessions: get('/auth/sessions', {
    summary:
      'List the sessions of the caller that have not ended: the one of the call, and then the latest used first.',
    access: 'signedIn',
    output: z.object({ items: z.array(SignedInSession) }),
  }),

  endSessions: post('/auth/session-ends', {
    summary:
      'End a session of the caller, or all but this one: none of its tokens is accepted any more. Idempotent.',
    access: 'signedIn',
    body: z.object({
      /** The session to end; without it, all but the one of the call. */
      SessionID: z.optional(SessionID),
    }),
    errors: ['TOO_MANY_ATTEMPTS'],
  }),

  requestPasswordReset: post('/auth/password-reset-requests', {
    summary: 'Send a password reset link. The response is the same for unknown addresses.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({
      email: EmailAddress,
      /** Language of the email; otherwise that of the request. */
      lang: z.optional(Language),
      next: z.optional(ReturnPath),
    }),
    status: 202,
    output: z.object({ email: z.string() }),
    errors: ['TOO_MANY_ATTEMPTS'],
    successMessage: 'If there’s an account with this address, we’ve sent it a link.',
  }),

  resetPassword: post('/auth/password-resets/{resetToken}', {
    summary: 'Set a new password with the token from the link. Revokes all sessions.',
    access: 'public',
    bodyFormat: 'form',
    body: z.object({ password: Password }),
    output: z.object({ email: z.string() }),
    errors: ['RESET_LINK_INVALID', 'PASSWORD_TOO_COMMON'],
    successMessage: 'Your password has been changed. You can now sign in.',
  }),

  ...credentials,
});
