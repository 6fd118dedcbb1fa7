import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { accountEvents } from './account.events.ts';
import { findByEmail } from './findByEmail.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';

/**
 * Sends a link to choose a new password, if somebody has this address; the answer does not tell. Who has not
 * confirmed the address yet is sent that link first.
 */
export async function requestPasswordReset(deps: Deps, asked: { email: string; sourceIp: string }) {
  const tooMany = await limitAuthAttempts(deps, 'reset', asked);
  if (tooMany) return tooMany;

  const person = await findByEmail(deps.table, asked.email);
  if (person?.status === 'active' || person?.status === 'unconfirmed') {
    const { passwordResetRequested, confirmationRequested } = accountEvents;
    const event = person.status === 'active' ? passwordResetRequested : confirmationRequested;
    await deps.table.write(outbox.publish(deps, event, { UserID: person.UserID }));
  }
  return { email: asked.email };
}
