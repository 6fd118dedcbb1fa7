import { authenticatorSetup } from '#functions/platform/identity/authenticator.ts';
import { userPool } from '#functions/platform/identity.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { startTwoFactorSetup } from './startTwoFactorSetup.ts';
import { newRecoveryCode, twoFactor } from './twoFactor.store.ts';

/**
 * Turns two-factor authentication on for a caller whose app has shown the right code. If Cognito cannot be told after
 * the record was written, the next sign-in corrects the record, and the setup can be repeated.
 */
export const confirmTwoFactor = operation(auth.confirmTwoFactor, {
  uses: [userPool('AdminSetUserMFAPreference'), authenticatorSetup],
  async run({ caller, body: { password, code } }, deps) {
    const { table, identity, authenticator } = deps;
    const session = await startTwoFactorSetup(deps, caller, password);
    if (isRefusal(session)) return session;
    try {
      const mismatch = await authenticator.verify(session.access, code);
      if (mismatch) return mismatch;
    } finally {
      await session.end();
    }

    const recoveryCode = newRecoveryCode();
    const { UserID, twoFactorSince } = caller;
    const refused = await table.transact(...twoFactor.turnedOn(deps, UserID, twoFactorSince, recoveryCode));
    if (refused) return refused;
    await identity.setTwoFactor(UserID, true);
    return { recoveryCode };
  },
});
