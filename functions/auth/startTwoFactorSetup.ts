import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Authenticator, SetupSession } from '#functions/platform/identity/authenticator.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { isRefusal, type Refusal, refuse } from '#functions/platform/refusal.ts';
import { twoFactor, twoFactorAttempts } from './twoFactor.store.ts';

/**
 * A session of our own for a step of the setup, for a caller who knows the password and has no second factor yet. Cognito knows
 * whether they have one; the user's record is corrected if it says otherwise. The session is to be ended.
 */
export async function startTwoFactorSetup(
  deps: Deps & { authenticator: Authenticator },
  { UserID, twoFactorSince }: Caller,
  password: string,
): Promise<SetupSession | Refusal<'WRONG_PASSWORD' | 'TWO_FACTOR_ALREADY_ON' | 'TOO_MANY_ATTEMPTS'>> {
  const { table, authenticator, now } = deps;
  const tooMany = await enforceLimit(deps, twoFactorAttempts, UserID);
  if (tooMany) return tooMany;
  const session = await authenticator.startSession(UserID, password);
  if (!isRefusal(session)) return session;
  if (session.code === 'INVALID_CREDENTIALS') return refuse('WRONG_PASSWORD');
  if (!twoFactorSince) await table.write(twoFactor.sync(UserID, now()));
  return refuse('TWO_FACTOR_ALREADY_ON');
}
