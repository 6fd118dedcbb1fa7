import { audit } from '#functions/audit/audit.store.ts';
import { findCaller } from '#functions/platform/caller.ts';
import { userPool } from '#functions/platform/identity.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { networkOf } from '#functions/platform/networkOf.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { tokenVerifier } from '#functions/platform/verifyToken.ts';
import { admin as contracts } from '#shared/contracts/admin.ts';
import { sessions } from '#shared/settings.ts';
import { minute, second } from '#shared/time.ts';
import { openSession, ssoTokens } from './sso.store.ts';

/** Of a network. */
const attempts = limit('ssoLogin', 20, { minutes: 10 });

/**
 * Starts the session of an administrator in a portal: the one in which the token was issued, for as long as it lasts. The
 * administrator's account and group are read again, because both may have changed within the minute.
 */
export const ssoLogin = operation(contracts.ssoLogin, {
  uses: [userPool('AdminListGroupsForUser'), tokenVerifier],
  writes: true,
  load: ({ query: { token } }) => ({ found: ssoTokens.key(token) }),
  async run({ query: { token }, request: { origin, sourceIp }, loaded: { found } }, deps) {
    const { table, now, newId, identity, verifyToken } = deps;
    const tooMany = await enforceLimit(deps, attempts, networkOf(sourceIp));
    if (tooMany) return tooMany;
    if (!found || found.expiresAt <= now()) return refuse('SSO_TOKEN_INVALID');
    if (found.origin !== origin) return refuse('ORIGIN_NOT_ALLOWED');

    const authorization = openSession(found.sealed, token);
    const claims = await verifyToken(authorization);
    if (!claims) return refuse('SSO_TOKEN_INVALID');
    const caller = await findCaller(deps, claims, 'admin');
    if (isRefusal(caller)) return caller;
    if (!(await identity.isAdministrator(claims.username))) return refuse('ADMIN_ONLY');

    const refused = await table.transact(
      ssoTokens.use(token, now()),
      ...audit.record({ now, newId }, caller, {
        action: 'ssoLogin',
        target: { kind: 'portal', id: origin, label: origin },
      }),
    );
    if (refused) return refused;
    const age = Math.max(0, Date.parse(now()) - claims.since * second);
    const expiresIn = Math.max(0, Math.floor((sessions.accessMinutes * minute - age) / second));
    return { token: authorization.replace(/^Bearer /i, ''), expiresIn, UserID: caller.UserID };
  },
});
