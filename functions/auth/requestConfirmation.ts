import { outbox } from '#functions/platform/outbox.ts';
import type { Outside } from '#functions/platform/outside.ts';
import { countAttempt } from './attempts.ts';
import { findByEmail } from './findByEmail.ts';

/** Sends the confirmation link again, if somebody with this address waits for it; the answer does not tell. */
export async function requestConfirmation(outside: Outside, asked: { email: string; sourceIp: string }) {
  const tooMany = await countAttempt(outside, 'confirmation', asked);
  if (tooMany) return tooMany;

  const person = await findByEmail(outside.table, asked.email);
  if (person?.status === 'unconfirmed')
    await outside.table.write(outbox.note('confirmationRequested', { UserID: person.UserID }));
  return { email: asked.email };
}
