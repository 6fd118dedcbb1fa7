import { outbox } from '#functions/platform/outbox.ts';
import type { Outside } from '#functions/platform/outside.ts';
import { countAttempt } from './attempts.ts';
import { findByEmail } from './findByEmail.ts';

/**
 * Sends a link to choose a new password, if somebody has this address; the answer does not tell. Who has not
 * confirmed the address yet is sent that link first.
 */
export async function requestPasswordReset(outside: Outside, asked: { email: string; sourceIp: string }) {
  const tooMany = await countAttempt(outside, 'reset', asked);
  if (tooMany) return tooMany;

  const person = await findByEmail(outside.table, asked.email);
  if (person?.status === 'active' || person?.status === 'unconfirmed') {
    const kind = person.status === 'active' ? 'passwordResetRequested' : 'confirmationRequested';
    await outside.table.write(outbox.note(kind, { UserID: person.UserID }));
  }
  return { email: asked.email };
}
