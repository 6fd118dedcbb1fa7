import type { Deps } from '#functions/platform/deps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { accountEvents } from './account.events.ts';
import { findByEmail } from './findByEmail.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';

/** Sends the confirmation link again, if somebody with this address waits for it; the answer does not tell. */
export async function requestConfirmation(deps: Deps, asked: { email: string; sourceIp: string }) {
  const tooMany = await limitAuthAttempts(deps, 'confirmation', asked);
  if (tooMany) return tooMany;

  const person = await findByEmail(deps.table, asked.email);
  if (person?.status === 'unconfirmed')
    await deps.table.write(
      outbox.publish(deps, accountEvents.confirmationRequested, { UserID: person.UserID }),
    );
  return { email: asked.email };
}
