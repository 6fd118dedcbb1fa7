import { emails } from '#functions/authors/name.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { auth } from '#shared/contracts/auth.ts';
import { UserID } from '#shared/ids.ts';
import { accountEvents } from './account.events.ts';
import { decoyAddresses } from './decoy.store.ts';
import { bounceOf, latestSignUp } from './latestSignUp.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';

/**
 * Sends the confirmation link to an unconfirmed address again. The response does not reveal whether there is such an
 * address, but tells the browser that signed up with it if the previous email bounced.
 */
export const requestConfirmation = operation(auth.requestConfirmation, {
  writes: ['attempts#*', 'outbox#*'],
  async run({ body: { email, browserSecret, next }, request: { language, ...request } }, deps) {
    const tooMany = await limitAuthAttempts(deps, 'confirmation', { name: email, request });
    if (tooMany) return tooMany;

    const { table, newId } = deps;
    const [address, decoyAddress] = await table.batchGet(emails.key(email), decoyAddresses.key(email));
    const { latest } = await latestSignUp(deps, address, decoyAddress);
    const id = address?.UserID ?? UserID.parse(newId());
    const asked = { UserID: id, language, ...(next && { next }) };
    await table.write(outbox.publish(deps, accountEvents.confirmationRequested, asked));
    return { email, ...bounceOf(latest, browserSecret) };
  },
});
