import { answer } from '#functions/platform/answer.ts';
import { userIdFor } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { type Identity, userPool } from '#functions/platform/identity.ts';
import { errorFields } from '#functions/platform/log.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { noteEndedSession } from './endedSession.ts';
import { noRefreshCookie, refreshTokenOf } from './session.ts';

type AuthDeps = Deps & { identity: Identity };

/** Signs the caller out: no token of the session is accepted any more. Clears the cookie even if that fails. */
export const signOut = operation(auth.signOut, {
  uses: [userPool()],
  async run({ caller, request: { cookies } }, deps) {
    const refreshToken = refreshTokenOf(cookies);
    const outcomes = await Promise.allSettled([
      caller ? noteEndedSession(deps, { ...caller, since: caller.sessionSince }) : Promise.resolve(),
      refreshToken ? endByCookie(deps, refreshToken, { isNoted: caller !== undefined }) : Promise.resolve(),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') deps.log.error('session.end_failed', errorFields(outcome.reason));
    return answer(undefined, { cookies: [noRefreshCookie] });
  },
});

/** Revokes the refresh token. Without a caller, finds out from it whose session ends. */
async function endByCookie(
  deps: AuthDeps,
  refreshToken: string,
  { isNoted }: { isNoted: boolean },
): Promise<void> {
  const { identity } = deps;
  const tokens = isNoted ? undefined : await identity.refresh(refreshToken);
  if (tokens && !isRefusal(tokens)) {
    const { claims, refresh = refreshToken } = tokens;
    await identity.revoke(refresh);
    const UserID = await userIdFor(deps, claims);
    if (UserID) await noteEndedSession(deps, { UserID, since: claims.since });
  }
  await identity.revoke(refreshToken);
}
