import { type Answer, answer } from '#functions/platform/answer.ts';
import type { Tokens } from '#functions/platform/identity.ts';
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
/** No script reads it, no other site sends it, and it goes to no other part of the API. */
const rules = 'HttpOnly; Secure; SameSite=Strict; Path=/api/auth';

/** Lays the refresh token into its cookie. */
const refreshCookie = (token: string): string =>
  `${name}=${token}; ${rules}; Max-Age=${(sessions.refreshDays * day) / second}`;

/** Takes the cookie away. */
export const noRefreshCookie = `${name}=; ${rules}; Max-Age=0`;

/** The refresh token that came with a request. */
export const refreshTokenOf = (cookies: Record<string, string>): string | undefined =>
  cookies[name] || undefined;

/** A session as it is answered: the access token in the body, the refresh token, where there is a new one, in the cookie. */
export const sessionOf = (UserID: UserID, { access, expiresIn, refresh }: Tokens): Answer<Session> =>
  answer({ token: access, expiresIn, UserID }, refresh ? { cookies: [refreshCookie(refresh)] } : {});
