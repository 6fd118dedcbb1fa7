import { authors } from '#functions/authors/author.store.ts';
import { type Claims, findCaller, isFromBefore } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { userPool } from '#functions/platform/identity.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { UserID } from '#shared/ids.ts';
import { noteEndedSession } from './endedSession.ts';
import { keepSession } from './keepSession.ts';
import { noteSession } from './noteSession.ts';
import { noRefreshCookie, refreshTokenOf, sessionOf } from './session.ts';
import { syncAdministrator } from './syncAdministrator.ts';
import { findUse, isReuse, noteExchange } from './usedRefreshToken.store.ts';

/**
 * Exchanges the refresh cookie for an access token and another refresh cookie while the account is active and its session
 * has not ended. A cookie that has been exchanged or replaced before ends its session: one of the two holders has stolen
 * it.
 */
export const refreshSession = operation(auth.refreshSession, {
  uses: [userPool()],
  async run({ request }, deps) {
    const refreshToken = refreshTokenOf(request.cookies);
    if (!refreshToken) return refuse('NOT_AUTHENTICATED');

    const tokens = await deps.identity.refresh(refreshToken);
    if (isRefusal(tokens)) {
      await endIfReused(deps, refreshToken);
      return tokens.withCookies(noRefreshCookie);
    }

    const caller = await admit(deps, tokens.claims);
    if (!isRefusal(caller)) {
      const session = { UserID: caller.UserID, since: tokens.claims.since };
      const isHolder =
        !tokens.refresh || (await noteExchange(deps, { from: refreshToken, to: tokens.refresh, ...session }));
      if (!isHolder) {
        await endStolen(deps, session);
        return refuse('SESSION_EXPIRED').withCookies(noRefreshCookie);
      }
      await syncAdministrator(deps, caller, tokens.claims);
      await noteSession(deps, caller.UserID, tokens.claims, request);
      return sessionOf(caller.UserID, tokens);
    }
    if (caller.code === 'USER_BANNED' || caller.code === 'USER_DELETED')
      return refuse('ACCOUNT_SUSPENDED').withCookies(noRefreshCookie);
    return caller.withCookies(noRefreshCookie);
  },
});

async function endIfReused(deps: Deps, refreshToken: string): Promise<void> {
  const used = await findUse(deps.table, refreshToken);
  if (used && isReuse(used, deps.now())) await endStolen(deps, used); // else refused for another reason, such as signing out
}

async function endStolen(
  deps: Deps,
  { UserID: id, since }: { UserID: UserID; since: number },
): Promise<void> {
  deps.log.error('refresh_token.reused', { UserID: id });
  await noteEndedSession(deps, { UserID: id, since });
}

/**
 * The caller of a refreshed session. In the second of a change of the password, Cognito's answer proves that the session
 * began after it: all earlier ones were revoked. Its id may have changed with the refresh token.
 */
async function admit(deps: Deps, claims: Claims): ReturnType<typeof findCaller> {
  const caller = await findCaller(deps, claims, 'signedIn');
  const isExpired = isRefusal(caller) && caller.code === 'SESSION_EXPIRED';
  if (!isExpired || !(await keepRefreshed(deps, claims))) return caller;
  return await findCaller(deps, claims, 'signedIn');
}

async function keepRefreshed(deps: Deps, claims: Claims): Promise<boolean> {
  const id = UserID.safeParse(claims.username).data;
  const person = id && (await deps.table.get(authors.key(id)));
  if (!person?.sessionsKept?.length || !isFromBefore(person, claims)) return false;
  if (isFromBefore(person, { since: claims.since + 1 })) return false;
  await keepSession(deps, person, claims);
  return true;
}
