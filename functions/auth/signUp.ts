import { affiliateCodes } from '#functions/authors/affiliateCode.store.ts';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { comparable, emails, nameSteps, usernames } from '#functions/authors/name.store.ts';
import { refuseImitation } from '#functions/authors/protectedName.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { type Identity, userPool } from '#functions/platform/identity.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import { auth } from '#shared/contracts/auth.ts';
import { UserID } from '#shared/ids.ts';
import type { Language } from '#shared/settings.ts';
import { accountEvents } from './account.events.ts';
import { createUserRecord, type NewUser } from './createUserRecord.ts';
import { decoyAddresses, decoys } from './decoy.store.ts';
import { bounceOf, isOwnSignUp, latestSignUp } from './latestSignUp.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';
import { isGuessable } from './password.ts';
import { unconfirmedSteps } from './unconfirmedAccount.store.ts';

type SignUp = Omit<NewUser, 'UserID' | 'hasPassword'> & { signUpBrowser?: string };
type AuthDeps = Deps & { identity: Identity };

/**
 * Creates an account that awaits confirmation. A sign-up with a known address creates a decoy by the same reads, writes
 * and calls to Cognito, and emails the owner of the address; no response to this or a later call tells the two apart.
 *
 * Several sign-ups may await the confirmation of one address: each has an id, a password and a profile of its own, and
 * the first that is confirmed gets the address. Only the browser that signed up replaces its own sign-up.
 *
 * An unknown affiliate code is ignored.
 */
export const signUp = operation(auth.signUp, {
  uses: [userPool('AdminCreateUser', 'AdminSetUserPassword', 'AdminDeleteUser')],
  async run({ body: { code, password, browserSecret, next, ...person }, request }, deps) {
    const newUser = {
      ...person,
      language: request.language,
      ...(code && { referredBy: code }),
      ...(browserSecret && { signUpBrowser: hashOfSecret(browserSecret) }),
    };
    const { email } = person;
    const tooMany = await limitAuthAttempts(deps, 'signUp', { name: email, request });
    if (tooMany) return tooMany;
    if (isGuessable(password, newUser)) return refuse('PASSWORD_TOO_COMMON');
    const imitation = await refuseImitation(deps.table, person);
    if (imitation) return imitation;

    // A second attempt sees the address or username that a simultaneous sign-up has taken.
    const first = await open(deps, newUser, { password, browserSecret, next });
    const outcome = isRefusal(first) ? await open(deps, newUser, { password, browserSecret, next }) : first;
    if (!isRefusal(outcome)) return { email, ...outcome };
    return outcome.code === 'USERNAME_TAKEN' ? refuse('USERNAME_TAKEN') : refuse('SIGN_UP_FAILED');
  },
});

async function open(
  deps: AuthDeps,
  newUser: SignUp,
  { password, browserSecret, next }: { password: string } & Partial<Record<'browserSecret' | 'next', string>>,
) {
  const { table, newId, identity } = deps;
  const { username, email, referredBy, ...others } = newUser;
  const [holder, address, decoyAddress, inviter] = await table.batchGet(
    usernames.key(username),
    emails.key(email),
    decoyAddresses.key(email),
    ...(referredBy ? [affiliateCodes.key(referredBy)] : []),
  );
  const admitted = { ...others, username, email, ...(inviter && { referredBy }) };
  const { owner, latest } = await latestSignUp(deps, address, decoyAddress);
  const former = isOwnSignUp(latest, browserSecret) ? latest : undefined;
  const keepsName = former && comparable(former.username) === comparable(username);
  if (holder && !keepsName) return refuse('USERNAME_TAKEN');

  // Cognito first: every record needs an account there, whereas an account without a record is harmless.
  const id = UserID.parse(newId());
  await identity.setPassword(id, password, email);
  const kind = owner ? decoyOf(deps, owner) : accountOf(deps);
  const refused = await table.transact(
    ...(keepsName ? [nameSteps.passOn(username, former.UserID, id)] : [nameSteps.take(username, id)]),
    ...(former && !keepsName ? [nameSteps.release(former.username, former.UserID)] : []),
    ...(latest ? (former ? kind.replaceFormer(latest) : kind.keepFormer(latest)) : []),
    ...kind.create(admitted, id, latest?.UserID),
    unconfirmedSteps.start(id, deps.now()),
    kind.announce(id, { language: admitted.language, ...(next && { next }) }),
  );
  if (refused) await identity.remove(id);
  return refused ?? bounceOf(latest, browserSecret);
}

type Former = Pick<StoredUser, 'UserID'>;

/** Writes of a sign-up: for an account, or for a decoy. */
interface Kind {
  /** Deletes the previous sign-up of the same browser. Its user in the pool is deleted when the sign-up would have expired. */
  replaceFormer(former: Former): readonly AnyStep[];
  /**
   * Keeps the previous sign-up, of another browser: the one that is confirmed first gets the address. Refused if it has
   * been confirmed.
   */
  keepFormer(former: Former): readonly AnyStep[];
  /** Writes the record, and makes the address refer to it instead of the previous one. */
  create(newUser: SignUp, id: UserID, former: UserID | undefined): readonly AnyStep[];
  announce(id: UserID, asked: { language: Language; next?: string }): AnyStep;
}

/** An account with a new address, and a link that confirms it. */
const accountOf = ({ now, newId }: Deps): Kind => ({
  replaceFormer: ({ UserID: former }) => [
    Step.remove(authors.key(former)).when('status', '=', 'unconfirmed'),
  ],
  keepFormer: ({ UserID: former }) => [Step.check(authors.key(former)).when('status', '=', 'unconfirmed')],
  create: (newUser, id, former) => [
    former ? nameSteps.passOnEmail(newUser.email, former, id) : nameSteps.takeEmail(newUser.email, id),
    Step.create(authors.key(id), createUserRecord({ ...newUser, UserID: id, hasPassword: true }, now())),
  ],
  announce: (id, asked) =>
    outbox.publish({ now, newId }, accountEvents.confirmationRequested, { UserID: id, ...asked }),
});

/** A decoy with the address of an account, and an email to its owner. */
const decoyOf = ({ now, newId }: Deps, { UserID: owner }: StoredUser): Kind => ({
  replaceFormer: ({ UserID: former }) => [Step.remove(decoys.key(former)).when('UserID', 'exists')],
  keepFormer: ({ UserID: former }) => [Step.check(decoys.key(former))],
  create: ({ username, email, signUpBrowser }, id, former) => [
    former
      ? Step.put(decoyAddresses.key(email), { UserID: id }).when('UserID', '=', former)
      : Step.create(decoyAddresses.key(email), { UserID: id }),
    Step.create(decoys.key(id), { UserID: id, username, email, ...(signUpBrowser && { signUpBrowser }) }),
  ],
  announce: (_, asked) =>
    outbox.publish({ now, newId }, accountEvents.existingAccountSignUp, { UserID: owner, ...asked }),
});
