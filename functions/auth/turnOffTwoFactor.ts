import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { UserID } from '#shared/ids.ts';
import { twoFactor } from './twoFactor.store.ts';

/**
 * Turns two-factor authentication off. Can be repeated after an interruption: the record first, so that no session
 * counts as one with a second factor; the recovery code last, because it is the way to repeat this.
 */
export async function turnOffTwoFactor(deps: Deps & { identity: Identity }, id: UserID): Promise<void> {
  const { table, identity } = deps;
  await table.transact(...twoFactor.turnedOff(deps, id)); // refused only if the record says so already
  await identity.setTwoFactor(id, false);
  await table.write(twoFactor.forgetRecoveryCode(id));
}
