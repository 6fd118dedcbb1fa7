import { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { tokens } from './token.store.ts';
import { unconfirmedSteps } from './unconfirmedAccount.store.ts';

/**
 * Activates the account whose email address the link confirms. Idempotent while the link is valid, because mail
 * scanners open links before their readers do.
 */
export async function confirmEmail(
  { query: { token: secret } }: Input<typeof auth.confirmEmail>,
  { table, now, newId, identity }: Deps & { identity: Identity },
) {
  const token = await tokens.find(table, secret, 'confirmation', now());
  const person = token && (await table.get(authors.key(token.UserID)));
  if (!person || person.signUpId !== token.signUpId) return refuse('CONFIRMATION_LINK_INVALID');

  const { UserID, email, signUpId = '' } = person;
  if (person.status === 'active') return { email };
  if (person.status !== 'unconfirmed') return refuse('CONFIRMATION_LINK_INVALID');

  await identity.confirmEmail(UserID);
  const refused = await table.transact(
    Step.update(authors.key(UserID), { status: 'active' }, person)
      .when('status', '=', 'unconfirmed')
      .when('signUpId', '=', signUpId),
    unconfirmedSteps.end(UserID),
    outbox.publish({ now, newId }, accountEvents.accountCreated, { UserID }, `account-created-${UserID}`),
  );
  if (!refused) return { email };

  const meanwhile = await table.get(authors.key(UserID));
  return meanwhile?.status === 'active' && meanwhile.signUpId === signUpId
    ? { email }
    : refuse('CONFIRMATION_LINK_INVALID');
}
