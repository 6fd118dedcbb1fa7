import type { Deps } from '#functions/platform/deps.ts';
import type { Authenticator } from '#functions/platform/identity/authenticator.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { startTwoFactorSetup } from './startTwoFactorSetup.ts';

const issuer = 'Cairn';

/** Creates the secret that an authenticator app shares with Cognito. Nothing else changes yet. */
export async function beginTwoFactor(
  { caller, body: { password } }: Input<typeof auth.beginTwoFactor>,
  deps: Deps & { identity: Identity; authenticator: Authenticator },
) {
  const { authenticator } = deps;
  const session = await startTwoFactorSetup(deps, caller, password);
  if (isRefusal(session)) return session;
  try {
    const secret = await authenticator.associate(session.access);
    const label = encodeURIComponent(`${issuer}:${caller.email}`);
    return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${issuer}` };
  } finally {
    await session.end();
  }
}
