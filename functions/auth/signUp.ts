import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { comparable, emails, nameSteps, usernames } from '#functions/authors/name.store.ts';
import { refuseImitation } from '#functions/authors/protectedName.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { AnyStep } from '#functions/platform/table/step.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { UserID } from '#shared/ids.ts';
import { accountEvents } from './account.events.ts';
import { createUserRecord, type NewUser } from './createUserRecord.ts';
import { decoyAddresses, decoys } from './decoy.store.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';
import { isGuessable } from './password.ts';
import { unconfirmedSteps } from './unconfirmedAccount.store.ts';

type SignUp = Omit<NewUser, 'UserID' | 'hasPassword'>;
type AuthDeps = Deps & { identity: Identity };

/**
 * Creates an account that awaits confirmation. A sign-up with a known address creates a decoy by the same reads, writes
 * and calls to Cognito, and emails the owner of the address; no response to this or a later call tells the two apart.
 */
export async function signUp(
  { body: { code, password, ...person }, request }: Input<typeof auth.signUp>,
  deps: AuthDeps,
) {
  const newUser = { ...person, language: request.language, ...(code && { referredBy: code }) };
  const { email } = person;
  const tooMany = await limitAuthAttempts(deps, 'signUp', { email, request });
  if (tooMany) return tooMany;
  if (isGuessable(password, newUser)) return refuse('PASSWORD_TOO_COMMON');
  const imitation = await refuseImitation(deps.table, person);
  if (imitation) return imitation;

  // A second attempt sees the address or username that a simultaneous sign-up has taken.
  const first = await open(deps, newUser, password);
  const outcome = isRefusal(first) ? await open(deps, newUser, password) : first;
  if (!isRefusal(outcome)) return { email };
  return outcome.code === 'USERNAME_TAKEN' ? refuse('USERNAME_TAKEN') : refuse('SIGN_UP_FAILED');
}

async function open(deps: AuthDeps, newUser: SignUp, password: string) {
  const { table, newId, identity } = deps;
  const { username, email } = newUser;
  const [holder, address, decoyAddress] = await table.batchGet(
    usernames.key(username),
    emails.key(email),
    decoyAddresses.key(email),
  );
  const nobody = UserID.parse(newId());
  const [known, decoy] = await table.batchGet(
    authors.key(address?.UserID ?? nobody),
    decoys.key(decoyAddress?.UserID ?? nobody),
  );
  const isKnown = known !== undefined && known.status !== 'unconfirmed';
  const former = isKnown ? decoy : known;

  const takesFormerName = former && comparable(former.username) === comparable(username);
  if (holder && !takesFormerName) return refuse('USERNAME_TAKEN');
  const kind = isKnown ? decoyOf(deps, known) : accountOf(deps);
  if (former) return await replace(deps, { kind, former, newUser, password });

  // Cognito first: every record needs an account there, whereas an account without a record is harmless.
  const id = UserID.parse(newId());
  await identity.setPassword(id, password, email);
  const refused = await table.transact(
    nameSteps.take(username, id),
    ...kind.create(newUser, id),
    unconfirmedSteps.start(id, deps.now()),
    kind.announce(id),
  );
  if (refused) await identity.remove(id);
  return refused;
}

type Former = Pick<StoredUser, 'UserID' | 'username' | 'signUpId'> & { registrationDate?: string };

/** What a sign-up writes: for an account, or for a decoy. */
interface Kind {
  create(newUser: SignUp, id: UserID): readonly AnyStep[];
  replace(newUser: SignUp, former: Former): AnyStep;
  announce(id: UserID): AnyStep;
}

/** Replaces an unconfirmed sign-up with the same address; links of the previous one become invalid. */
async function replace(
  { table, now, identity }: AuthDeps,
  { kind, former, newUser, password }: { kind: Kind; former: Former; newUser: SignUp; password: string },
) {
  const { UserID: id, username } = former;
  const keepsName = comparable(username) === comparable(newUser.username);
  const refused = await table.transact(
    keepsName ? undefined : nameSteps.take(newUser.username, id),
    keepsName ? undefined : nameSteps.release(username, id),
    kind.replace(newUser, former),
    unconfirmedSteps.start(id, now()),
    kind.announce(id),
  );
  if (refused) return refused;
  await identity.setPassword(id, password, newUser.email);
  return undefined;
}

/** An account with a new address, and a link that confirms it. */
const accountOf = ({ now, newId }: Deps): Kind => {
  const record = (newUser: SignUp, id: UserID, registeredAt: string) => ({
    ...createUserRecord({ ...newUser, UserID: id, hasPassword: true }, registeredAt),
    signUpId: newId(),
  });
  return {
    create: (newUser, id) => [
      nameSteps.takeEmail(newUser.email, id),
      Step.create(authors.key(id), record(newUser, id, now())),
    ],
    replace: (newUser, { UserID: id, registrationDate = now(), signUpId = '' }) =>
      Step.put(authors.key(id), record(newUser, id, registrationDate))
        .when('status', '=', 'unconfirmed')
        .when('signUpId', '=', signUpId),
    announce: id => outbox.publish({ now, newId }, accountEvents.confirmationRequested, { UserID: id }),
  };
};

/** A decoy with the address of an account, and an email to its owner. */
const decoyOf = ({ now, newId }: Deps, { UserID: owner }: StoredUser): Kind => {
  const record = ({ username, email }: SignUp, id: UserID) => ({
    UserID: id,
    username,
    email,
    signUpId: newId(),
  });
  return {
    create: (newUser, id) => [
      Step.create(decoyAddresses.key(newUser.email), { UserID: id }),
      Step.create(decoys.key(id), record(newUser, id)),
    ],
    replace: (newUser, { UserID: id, signUpId = '' }) =>
      Step.put(decoys.key(id), record(newUser, id)).when('signUpId', '=', signUpId),
    announce: () => outbox.publish({ now, newId }, accountEvents.existingAccountSignUp, { UserID: owner }),
  };
};
