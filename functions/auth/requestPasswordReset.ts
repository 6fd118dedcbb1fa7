import { operation } from '#functions/platform/operation.ts';
import { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';
import { publishToAddress } from './publishToAddress.ts';

/**
 * Emails a password reset link, or a confirmation link if the address is still unconfirmed. The response does not
 * reveal whether the address is known.
 */
export const requestPasswordReset = operation(auth.requestPasswordReset, {
  writes: ['attempts#*', 'outbox#*'],
  async run({ body: { email, lang, next }, request }, deps) {
    const tooMany = await limitAuthAttempts(deps, 'reset', { name: email, request });
    if (tooMany) return tooMany;

    await publishToAddress(deps, accountEvents.passwordResetRequested, {
      email,
      language: lang ?? request.language,
      ...(next && { next }),
    });
    return { email };
  },
});
