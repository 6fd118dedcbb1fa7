import { authors } from '#functions/authors/author.store.ts';
import { answer } from '#functions/platform/answer.ts';
import { endOfSessions } from '#functions/platform/caller.ts';
import { userPool } from '#functions/platform/identity.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { knowsPassword } from './knowsPassword.ts';
import { noteSession } from './noteSession.ts';
import { isGuessable } from './password.ts';
import { noRefreshCookie, sessionOf } from './session.ts';

const attempts = limit('changePassword', 5, 'hour');

/**
 * Changes the password of a caller who knows the current one. Ends all sessions and starts a new one, which a user with
 * two-factor authentication starts by signing in.
 */
export const changePassword = operation(auth.changePassword, {
  uses: [userPool('AdminInitiateAuth', 'AdminSetUserPassword', 'AdminUserGlobalSignOut')],
  async run({ caller, body: { currentPassword, password }, request }, deps) {
    const { table, identity, now } = deps;
    const { UserID, email } = caller;
    const tooMany = await enforceLimit(deps, attempts, UserID);
    if (tooMany) return tooMany;
    if (isGuessable(password, caller)) return refuse('PASSWORD_TOO_COMMON');
    if (!(await knowsPassword(deps, UserID, currentPassword))) return refuse('WRONG_PASSWORD');

    await identity.setPassword(UserID, password, email);
    await identity.signOutEverywhere(UserID);
    const tokens = await identity.signIn(UserID, password);
    const needsCode = isRefusal(tokens) && tokens.code === 'TWO_FACTOR_CODE_REQUIRED';
    if (isRefusal(tokens) && !needsCode) return refuse('CONCURRENT_UPDATE');

    const kept = isRefusal(tokens) ? [] : [tokens.claims.sessionId].filter(id => id !== undefined);
    const refused = await table.transact(
      Step.update(authors.key(UserID), { ...endOfSessions(now()), sessionsKept: kept }),
      outbox.publish(deps, accountEvents.passwordChanged, { UserID }),
    );
    if (refused) return refused;
    if (isRefusal(tokens)) return answer({ UserID }, { cookies: [noRefreshCookie] });
    await noteSession(deps, UserID, tokens.claims, request);
    return sessionOf(UserID, tokens);
  },
});
