import * as z from 'zod/mini';
import { SecretToken } from '../ids.ts';
import { profile, sessions } from '../settings.ts';
import { passwordText } from './passwordText.ts';

/** A password that exists already, set under any earlier rules. */
export const KnownPassword = passwordText.check(z.minLength(1), z.maxLength(profile.password.max));

const withoutGaps = z.transform((code: string) => code.replace(/[\s-]/g, '').toUpperCase());

/**
 * A secret that a browser has made up and kept: it recognises the browser in which a person signed up. A person who confirms
 * the address elsewhere is asked for a password.
 */
export const BrowserSecret = z.optional(SecretToken);

/** Six digits from an authenticator app; spaces are ignored. */
export const AppCode = z.pipe(
  z.pipe(z.string().check(z.maxLength(40)), withoutGaps),
  z.string().check(z.regex(/^\d{6}$/, { error: 'validation.two_factor_code' })),
);

/** Six digits from an authenticator app, or a recovery code of 20 letters and digits; spaces and hyphens are ignored. */
export const TwoFactorCode = z.pipe(
  z.pipe(z.string().check(z.maxLength(40)), withoutGaps),
  z.string().check(z.regex(/^(\d{6}|[A-Z2-7]{20})$/, { error: 'validation.two_factor_code' })),
);

/**
 * The page of the site for which a visitor signs up, as path with query. Their link leads on to it, also in another browser than
 * theirs: mail apps have one of their own.
 */
export const ReturnPath = z
  .string()
  .check(z.maxLength(sessions.returnPathMax), z.regex(/^\/(?!\/)[!-[\]-~]*$/));
