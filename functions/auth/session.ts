import { type Answer, answer } from '#functions/platform/answer.ts';
import type { Tokens } from '#functions/platform/identity/cognitoCalls.ts';
import type { UserID } from '#shared/ids.ts';
import { sessions } from '#shared/settings.ts';
import { day, second } from '#shared/time.ts';

export interface Session {
  token: string;
  /** Seconds. */
  expiresIn: number;
  UserID: UserID;
}

const name = 'cairn_refresh';
/** The cookie is hidden from scripts and other sites, and is sent only to the authentication endpoints. */
const rules = 'HttpOnly; Secure; SameSite=Strict; Path=/api/auth';

const refreshCookie = (token: string): string =>
  `${name}=${token}; ${rules}; Max-Age=${(sessions.refreshDays * day) / second}`;

/** Cookie that deletes the refresh token. */
export const noRefreshCookie = `${name}=; ${rules}; Max-Age=0`;

/** The refresh token in the cookies of a request. */
export const refreshTokenOf = (cookies: Record<string, string>): string | undefined =>
  cookies[name] || undefined;

/**
 * Response that starts or continues a session: the access token in its body, a new refresh token in the cookie, and
 * further cookies.
 */
export const sessionOf = (
  UserID: UserID,
  { access, expiresIn, refresh }: Tokens,
  ...cookies: string[]
): Answer<Session> =>
  answer(
    { token: access, expiresIn, UserID },
    { cookies: [...(refresh ? [refreshCookie(refresh)] : []), ...cookies] },
  );
