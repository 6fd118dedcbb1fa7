import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { findByEmail } from './findByEmail.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';

/** Sends the confirmation link again to an unconfirmed address. The response does not reveal whether there is one. */
export async function requestConfirmation(
  { body: { email }, request: { sourceIp } }: Input<typeof auth.requestConfirmation>,
  deps: Deps,
) {
  const tooMany = await limitAuthAttempts(deps, 'confirmation', { email, sourceIp });
  if (tooMany) return tooMany;

  const person = await findByEmail(deps.table, email);
  if (person?.status === 'unconfirmed')
    await deps.table.write(
      outbox.publish(deps, accountEvents.confirmationRequested, { UserID: person.UserID }),
    );
  return { email };
}
