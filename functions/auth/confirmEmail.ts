import { affiliateSteps } from '#functions/authors/affiliateCode.store.ts';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { type Identity, userPool } from '#functions/platform/identity.ts';
import { type Input, operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { Step } from '#functions/platform/table/step.ts';
import { auth } from '#shared/contracts/auth.ts';
import { accountEvents } from './account.events.ts';
import { knowsPassword } from './knowsPassword.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';
import { isGuessable } from './password.ts';
import { takeAddress } from './takeAddress.ts';
import { tokens } from './token.store.ts';
import { unconfirmedSteps } from './unconfirmedAccount.store.ts';

type AuthDeps = Deps & { identity: Identity };
type Confirmation = Input<typeof auth.confirmEmail>;

/**
 * Activates the account whose email address the link confirms. A person who signs up with an address chooses a password before
 * they have proved to own it, so the link alone does not accept that password: the browser that signed up does, or
 * a person who knows it; any other person who holds the link, and so owns the address, chooses a new one. Idempotent while the
 * link is valid.
 */
export const confirmEmail = operation(auth.confirmEmail, {
  uses: [userPool('AdminSetUserPassword', 'AdminInitiateAuth', 'AdminUpdateUserAttributes')],
  async run({ body, request }, deps) {
    const { table, now, newId, identity } = deps;
    const token = await tokens.find(table, body.token, 'confirmation', now());
    const person = token && (await table.get(authors.key(token.UserID)));
    if (person?.status !== 'active' && person?.status !== 'unconfirmed')
      return refuse('CONFIRMATION_LINK_INVALID');

    const { UserID, email } = person;
    if (person.status === 'active') return await confirmedAlready(deps, person, { body, request });
    const refusal = await acceptPassword(deps, person, { body, request });
    if (refusal) return refusal;

    await identity.confirmEmail(UserID);
    const address = await takeAddress(table, person);
    if (isRefusal(address)) return address;
    const refused = await table.transact(
      Step.update(authors.key(UserID), { status: 'active', emailProvedAt: now() }, person)
        .unset('signUpBrowser')
        .when('status', '=', 'unconfirmed'),
      ...address,
      affiliateSteps.take(person),
      unconfirmedSteps.end(UserID),
      outbox.publish({ now, newId }, accountEvents.accountCreated, { UserID }, `account-created-${UserID}`),
    );
    if (!refused) return { email };

    const meanwhile = await table.get(authors.key(UserID));
    return meanwhile?.status === 'active' ? { email } : refuse('CONFIRMATION_LINK_INVALID');
  },
});

type Asked = Pick<Confirmation, 'body' | 'request'>;

/** Keeps the password of the sign-up, or sets the new one; refuses a caller who proves neither. */
async function acceptPassword(deps: AuthDeps, person: StoredUser, asked: Asked) {
  const { browserSecret, password, newPassword } = asked.body;
  const { UserID, email, signUpBrowser } = person;
  if (newPassword !== undefined) {
    if (isGuessable(newPassword, person)) return refuse('PASSWORD_TOO_COMMON');
    await deps.identity.setPassword(UserID, newPassword, email);
    return undefined;
  }
  if (browserSecret && hashOfSecret(browserSecret) === signUpBrowser) return undefined;
  if (password === undefined) return refuse('CONFIRMATION_NEEDS_PASSWORD');
  return await checkPassword(deps, person, { password, request: asked.request });
}

/**
 * Response to a link that is opened again. A password that was sent must be the account's, so that the user does not
 * believe that it has just been set.
 */
async function confirmedAlready(deps: AuthDeps, person: StoredUser, { body, request }: Asked) {
  const password = body.newPassword ?? body.password;
  const refusal =
    password === undefined ? undefined : await checkPassword(deps, person, { password, request });
  if (refusal?.code === 'WRONG_PASSWORD') return refuse('CONFIRMATION_LINK_INVALID');
  return refusal ?? { email: person.email };
}

async function checkPassword(
  deps: AuthDeps,
  { UserID, email }: StoredUser,
  { password, request }: { password: string; request: Asked['request'] },
) {
  const tooMany = await limitAuthAttempts(deps, 'signIn', { name: email, request });
  if (tooMany) return tooMany;
  return (await knowsPassword(deps, UserID, password)) ? undefined : refuse('WRONG_PASSWORD');
}
