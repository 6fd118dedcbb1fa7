import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';
import { publishToAddress } from './publishToAddress.ts';

/** Sends the confirmation link again to an unconfirmed address. The response does not reveal whether there is one. */
export async function requestConfirmation(
  { body: { email }, request }: Input<typeof auth.requestConfirmation>,
  deps: Deps,
) {
  const tooMany = await limitAuthAttempts(deps, 'confirmation', { email, request });
  if (tooMany) return tooMany;

  await publishToAddress(deps, accountEvents.confirmationRequested, {
    email,
    language: request.language,
  });
  return { email };
}
