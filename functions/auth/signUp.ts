import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { comparable, emails, isAvailable, nameSteps, usernames } from '#functions/authors/name.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { UserID } from '#shared/ids.ts';
import { accountEvents } from './account.events.ts';
import { createUserRecord, type NewUser } from './createUserRecord.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';
import { isGuessable } from './password.ts';
import { expiryOf, unconfirmedSteps } from './unconfirmedAccount.store.ts';

type SignUp = Omit<NewUser, 'UserID' | 'hasPassword'>;
type AuthDeps = Deps & { identity: Identity };

/** Creates an account that awaits confirmation. The response is the same for a known address. */
export async function signUp(
  { body: { code, password, ...person }, request: { language, sourceIp } }: Input<typeof auth.signUp>,
  deps: AuthDeps,
) {
  const newUser = { ...person, language, ...(code && { referredBy: code }) };
  const { email } = person;
  const tooMany = await limitAuthAttempts(deps, 'signUp', { email, sourceIp });
  if (tooMany) return tooMany;
  if (isGuessable(password, newUser)) return refuse('PASSWORD_TOO_COMMON');

  // A second attempt sees the address or username that a simultaneous sign-up has taken.
  const first = await open(deps, newUser, password);
  const outcome = isRefusal(first) ? await open(deps, newUser, password) : first;
  if (!isRefusal(outcome)) return { email };
  return outcome.code === 'USERNAME_TAKEN' ? refuse('USERNAME_TAKEN') : refuse('SIGN_UP_FAILED');
}

async function open(deps: AuthDeps, newUser: SignUp, password: string) {
  const { table, now, newId, identity } = deps;
  const { username, email } = newUser;
  const [holder, address] = await table.batchGet(usernames.key(username), emails.key(email));
  const known = address && (await table.get(authors.key(address.UserID)));

  if (known?.status === 'unconfirmed')
    return await replaceUnconfirmedSignUp(deps, known, { newUser, password, holder });
  if (!isAvailable(holder, now())) return refuse('USERNAME_TAKEN');
  if (known) return await simulateSignUp(deps, known, { username, password, holder });

  const id = UserID.parse(newId());
  const person = {
    ...createUserRecord({ ...newUser, UserID: id, hasPassword: true }, now()),
    signUpId: newId(),
  };

  // Cognito first: every record needs an account there, whereas an account without a record is harmless.
  await identity.setPassword(id, password, email);
  const refused = await table.transact(
    nameSteps.take(username, id, holder),
    nameSteps.takeEmail(email, id),
    Step.create(authors.key(id), person),
    unconfirmedSteps.start(id, now()),
    outbox.publish({ now, newId }, accountEvents.confirmationRequested, { UserID: id }),
  );
  if (refused) await identity.remove(id);
  return refused;
}

type Holder = Parameters<typeof isAvailable>[0];

/** Replaces an unconfirmed sign-up with the same address; links of the previous one become invalid. */
async function replaceUnconfirmedSignUp(
  { table, now, newId, identity }: AuthDeps,
  former: StoredUser,
  { newUser, password, holder }: { newUser: SignUp; password: string; holder: Holder },
) {
  const { UserID, username, registrationDate, signUpId = '' } = former;
  const isOwn = comparable(username) === comparable(newUser.username);
  if (!isOwn && !isAvailable(holder, now())) return refuse('USERNAME_TAKEN');

  const person = {
    ...createUserRecord({ ...newUser, UserID, hasPassword: true }, registrationDate),
    signUpId: newId(),
  };
  const refused = await table.transact(
    isOwn ? undefined : nameSteps.take(newUser.username, UserID, holder),
    isOwn ? undefined : nameSteps.release(username, UserID),
    Step.put(authors.key(UserID), person).when('status', '=', 'unconfirmed').when('signUpId', '=', signUpId),
    unconfirmedSteps.start(UserID, now()),
    outbox.publish({ now, newId }, accountEvents.confirmationRequested, { UserID }),
  );
  if (refused) return refused;
  await identity.setPassword(UserID, password, newUser.email);
  return undefined;
}

/**
 * Handles a sign-up with a known address: emails its owner and reserves the username for as long as an unconfirmed
 * account would, so that neither the response nor the availability of the username reveals the account.
 */
async function simulateSignUp(
  { table, now, newId, identity }: AuthDeps,
  { UserID: known }: StoredUser,
  { username, password, holder }: { username: string; password: string; holder: Holder },
) {
  // As many requests to Cognito as for a new account, so that response times reveal little.
  await identity.forgetPassword(UserID.parse(newId()));
  for (let asked = 0; asked < 2; asked++) await identity.signIn(undefined, password);

  return await table.transact(
    nameSteps.hold(username, expiryOf(now()), holder),
    outbox.publish({ now, newId }, accountEvents.existingAccountSignUp, { UserID: known }),
  );
}
