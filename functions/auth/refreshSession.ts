import { findCaller } from '#functions/platform/caller.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Outside } from '#functions/platform/outside.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { noRefreshCookie, refreshTokenOf, sessionOf } from './session.ts';

/** A new access token for the refresh cookie, as long as the account and the session may go on. */
export async function refreshSession(
  outside: Outside & { identity: Identity },
  cookies: Record<string, string>,
) {
  const refreshToken = refreshTokenOf(cookies);
  if (!refreshToken) return refuse('NOT_AUTHENTICATED');

  const tokens = await outside.identity.refresh(refreshToken);
  if (isRefusal(tokens)) return tokens.withCookies(noRefreshCookie);

  const caller = await findCaller(outside, tokens.claims, 'signedIn');
  if (!isRefusal(caller)) return sessionOf(caller.UserID, tokens);
  if (caller.refused === 'USER_BANNED' || caller.refused === 'USER_DELETED')
    return refuse('ACCOUNT_SUSPENDED').withCookies(noRefreshCookie);
  return caller.withCookies(noRefreshCookie);
}
