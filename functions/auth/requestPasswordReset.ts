import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { findByEmail } from './findByEmail.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';

/**
 * Emails a password reset link, or a confirmation link if the address is still unconfirmed. The response does not
 * reveal whether the address is known.
 */
export async function requestPasswordReset(
  { body: { email }, request: { sourceIp } }: Input<typeof auth.requestPasswordReset>,
  deps: Deps,
) {
  const tooMany = await limitAuthAttempts(deps, 'reset', { email, sourceIp });
  if (tooMany) return tooMany;

  const person = await findByEmail(deps.table, email);
  if (person?.status === 'active' || person?.status === 'unconfirmed') {
    const { passwordResetRequested, confirmationRequested } = accountEvents;
    const event = person.status === 'active' ? passwordResetRequested : confirmationRequested;
    await deps.table.write(outbox.publish(deps, event, { UserID: person.UserID }));
  }
  return { email };
}
