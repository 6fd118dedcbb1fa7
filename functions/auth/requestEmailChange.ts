import type { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { enforceLimit } from '#functions/platform/limits.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { knowsPassword } from './knowsPassword.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';

/**
 * Sends a link to the address that the caller wants email at, perhaps the present one again. The response does not reveal
 * whether it is another account's.
 */
export async function requestEmailChange(
  {
    caller: { UserID },
    body: { email, password },
    request,
    loaded: [user],
  }: Input<typeof auth.requestEmailChange, [typeof authors]>,
  deps: Deps & { identity: Identity },
) {
  const tooMany =
    (await enforceLimit(deps, 'changeEmail', UserID)) ??
    (await limitAuthAttempts(deps, 'confirmation', { email, request }));
  if (tooMany) return tooMany;
  if (user?.hasPassword && !(password && (await knowsPassword(deps, UserID, password))))
    return refuse('WRONG_PASSWORD');

  const { language } = request;
  await deps.table.write(
    outbox.publish(deps, accountEvents.emailChangeRequested, { UserID, email, language }),
  );
  return { email };
}
