import type { Deps } from '#functions/platform/deps.ts';
import type { Authenticator } from '#functions/platform/identity/authenticator.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { startTwoFactorSetup } from './startTwoFactorSetup.ts';
import { newRecoveryCode, twoFactor } from './twoFactor.store.ts';

/**
 * Turns two-factor authentication on for a caller whose app has shown the right code. If Cognito cannot be told after
 * the record was written, the next sign-in corrects the record, and the setup can be repeated.
 */
export async function confirmTwoFactor(
  { caller, body: { password, code } }: Input<typeof auth.confirmTwoFactor>,
  deps: Deps & { identity: Identity; authenticator: Authenticator },
) {
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
}
