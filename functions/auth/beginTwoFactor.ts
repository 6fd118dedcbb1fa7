import { authenticatorSetup } from '#functions/platform/identity/authenticator.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { startTwoFactorSetup } from './startTwoFactorSetup.ts';

const issuer = 'Cairn';

/** Creates the secret that an authenticator app shares with Cognito. Nothing else changes yet. */
export const beginTwoFactor = operation(auth.beginTwoFactor, {
  uses: [authenticatorSetup],
  async run({ caller, body: { password } }, deps) {
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
  },
});
