import { authors } from '#functions/authors/author.store.ts';
import { userPool } from '#functions/platform/identity.ts';
import { enforceLimit, limit } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { knowsPassword } from './knowsPassword.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';

/** Attempts: each may guess the password, or email an address that is not theirs. */
const requestEmailChangeAttempts = limit('changeEmail', 10, 'day');

/**
 * Sends a link to the address that the caller wants email at, perhaps the present one again. The response does not reveal
 * whether it is another account's.
 */
export const requestEmailChange = operation(auth.requestEmailChange, {
  uses: [userPool('AdminInitiateAuth')],
  writes: ['attempts#*', 'outbox#*'],
  load: ({ callerId }) => ({ user: authors.key(callerId) }),
  async run({ caller: { UserID }, body: { email, password }, request, loaded: { user } }, deps) {
    const tooMany =
      (await enforceLimit(deps, requestEmailChangeAttempts, UserID)) ??
      (await limitAuthAttempts(deps, 'confirmation', { name: email, request }));
    if (tooMany) return tooMany;
    if (user?.hasPassword && !(password && (await knowsPassword(deps, UserID, password))))
      return refuse('WRONG_PASSWORD');

    const { language } = request;
    await deps.table.write(
      outbox.publish(deps, accountEvents.emailChangeRequested, { UserID, email, language }),
    );
    return { email };
  },
});
