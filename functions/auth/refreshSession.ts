import { findCaller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { noRefreshCookie, refreshTokenOf, sessionOf } from './session.ts';

/** Issues an access token for a refresh cookie while the account is active and its session has not ended. */
export async function refreshSession(
  { request: { cookies } }: Input<typeof auth.refreshSession>,
  deps: Deps & { identity: Identity },
) {
  const refreshToken = refreshTokenOf(cookies);
  if (!refreshToken) return refuse('NOT_AUTHENTICATED');

  const tokens = await deps.identity.refresh(refreshToken);
  if (isRefusal(tokens)) return tokens.withCookies(noRefreshCookie);

  const caller = await findCaller(deps, tokens.claims, 'signedIn');
  if (!isRefusal(caller)) return sessionOf(caller.UserID, tokens);
  if (caller.code === 'USER_BANNED' || caller.code === 'USER_DELETED')
    return refuse('ACCOUNT_SUSPENDED').withCookies(noRefreshCookie);
  return caller.withCookies(noRefreshCookie);
}
