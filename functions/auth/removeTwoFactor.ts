import { userPool } from '#functions/platform/identity.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { turnOffTwoFactor } from './turnOffTwoFactor.ts';
import { isRecoveryCode, twoFactor, twoFactorAttempts } from './twoFactor.store.ts';

/** Turns two-factor authentication off for a caller who knows the password and has the app or the recovery code. */
export const removeTwoFactor = operation(auth.removeTwoFactor, {
  uses: [userPool('AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'AdminSetUserMFAPreference')],
  async run({ caller, body: { password, code } }, deps) {
    const { table, identity } = deps;
    const { UserID, twoFactorSince } = caller;
    const tooMany = await enforceLimit(deps, twoFactorAttempts, UserID);
    if (tooMany) return tooMany;

    const tokens = await identity.signIn(UserID, password, isRecoveryCode(code) ? undefined : code);
    if (!isRefusal(tokens)) {
      if (tokens.refresh) await identity.revoke(tokens.refresh);
      if (!tokens.hasSecondFactor) {
        if (twoFactorSince) await table.write(twoFactor.sync(UserID, undefined));
        return refuse('TWO_FACTOR_OFF');
      }
    } else if (tokens.code === 'INVALID_CREDENTIALS') {
      return refuse('WRONG_PASSWORD');
    } else if (tokens.code === 'TWO_FACTOR_CODE_INCORRECT') {
      return refuse('TWO_FACTOR_CODE_INCORRECT');
    } else if (!(await twoFactor.isRecoveryCodeOf(table, UserID, code))) {
      return refuse('TWO_FACTOR_CODE_INCORRECT');
    }
    return await turnOffTwoFactor(deps, UserID);
  },
});
