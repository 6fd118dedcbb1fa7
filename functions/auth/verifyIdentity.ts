import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { nameSteps } from '#functions/authors/name.store.ts';
import { refuseImitation } from '#functions/authors/protectedName.store.ts';
import { answer } from '#functions/platform/answer.ts';
import { identities, isFromBefore } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { HostedSignIn, ProviderSignIn } from '#functions/platform/identity/hostedSignIn.ts';
import type { Identity } from '#functions/platform/identity.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { auth } from '#shared/contracts/auth.ts';
import { UserID } from '#shared/ids.ts';
import type { Language } from '#shared/settings.ts';
import { accountEvents } from './account.events.ts';
import { createUserRecord, defaultAvatarFor } from './createUserRecord.ts';
import { findAvailableUsername } from './findAvailableUsername.ts';
import { findByEmail } from './findByEmail.ts';
import { isSiteUrl } from './isSiteUrl.ts';
import { keepSession } from './keepSession.ts';
import { sessionOf } from './session.ts';
import { recordSignIn } from './signIn.ts';
import { unconfirmedSteps } from './unconfirmedAccount.store.ts';

type AuthDeps = Deps & { identity: Identity; hosted: HostedSignIn };

/**
 * Starts a session with an identity provider's authorization code. Creates an account for a new user, or links the
 * existing account with the same email address, which the provider has verified.
 */
export async function verifyIdentity(
  { body: grant, request: { language } }: Input<typeof auth.verifyIdentity>,
  deps: AuthDeps,
) {
  if (!isSiteUrl(grant.redirectUri)) return refuse('ORIGIN_NOT_ALLOWED');
  const providerSignIn = await deps.hosted.exchange(grant);
  if (isRefusal(providerSignIn)) return providerSignIn;
  if (!providerSignIn.emailVerified || !providerSignIn.email) return refuse('PROVIDER_EMAIL_NOT_VERIFIED');

  const found = await findOrCreateUser(deps, providerSignIn, language);
  // A second attempt sees the address or username that a simultaneous sign-up has taken.
  const admitted = isRefusal(found) ? await findOrCreateUser(deps, providerSignIn, language) : found;
  if (isRefusal(admitted)) return refuse('CONCURRENT_UPDATE');
  const { person, isNew } = admitted;
  if (person.status !== 'active') return refuse('ACCOUNT_SUSPENDED');

  const { claims } = providerSignIn.tokens;
  if (isFromBefore(person, claims)) await keepSession(deps, person, claims);
  await recordSignIn(deps, person.UserID);
  const { output, options } = sessionOf(person.UserID, providerSignIn.tokens);
  return answer({ ...output, isNew }, options);
}

async function findOrCreateUser(deps: AuthDeps, providerSignIn: ProviderSignIn, language: Language) {
  const { table } = deps;
  const linked = await table.get(identities.key(providerSignIn.username));
  const known = linked && (await table.get(authors.key(linked.UserID)));
  if (known && known.status !== 'deleted') return { person: known, isNew: false };

  const person = await findByEmail(table, providerSignIn.email);
  if (!person) return await createUser(deps, providerSignIn, language);
  if (person.status === 'banned') return { person, isNew: false };
  return await linkIdentity(deps, providerSignIn, person);
}

const link = ({ username }: ProviderSignIn, id: UserID) =>
  Step.put(identities.key(username), { username, UserID: id });

const namesOf = ({ firstName, lastName }: ProviderSignIn): { firstName?: string; lastName?: string } => ({
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
});

/** Creates an active account without a password. */
async function createUser(
  { table, now, newId }: AuthDeps,
  providerSignIn: ProviderSignIn,
  language: Language,
) {
  const { email } = providerSignIn;
  // Names that pass for the platform or an administrator are left out: their bearer can choose others.
  const { firstName, lastName } = (await refuseImitation(table, namesOf(providerSignIn)))
    ? {}
    : namesOf(providerSignIn);
  const id = UserID.parse(newId());
  const username = await findAvailableUsername(table, { email, firstName, lastName, now: now() });
  const newUser = {
    UserID: id,
    username,
    email,
    firstName,
    lastName,
    language,
    avatar: defaultAvatarFor(id),
  };
  const person: StoredUser = {
    ...createUserRecord({ ...newUser, hasPassword: false }, now()),
    status: 'active',
    providerUsernames: [providerSignIn.username],
  };

  const refused = await table.transact(
    nameSteps.take(username, id),
    nameSteps.takeEmail(email, id),
    Step.create(authors.key(id), person),
    link(providerSignIn, id),
    outbox.publish({ now, newId }, accountEvents.accountCreated, { UserID: id }, `account-created-${id}`),
  );
  return refused ?? { person, isNew: true };
}

/**
 * Links a provider's user to an existing account. If its address was unconfirmed, whoever chose its password may not be
 * its owner, so the password and the links of that sign-up become invalid.
 */
async function linkIdentity(
  { table, now, newId, identity }: AuthDeps,
  providerSignIn: ProviderSignIn,
  person: StoredUser,
) {
  const { UserID, status } = person;
  const providerUsernames = [...(person.providerUsernames ?? []), providerSignIn.username];
  if (status === 'active') {
    const refused = await table.transact(
      link(providerSignIn, UserID),
      Step.update(authors.key(UserID), { providerUsernames }).when('status', '=', 'active'),
    );
    return refused ?? { person, isNew: false };
  }

  await identity.forgetPassword(UserID);
  const changes = { status: 'active' as const, hasPassword: false, signUpId: newId(), providerUsernames };
  const refused = await table.transact(
    link(providerSignIn, UserID),
    Step.update(authors.key(UserID), changes, person).when('status', '=', 'unconfirmed'),
    unconfirmedSteps.end(UserID),
    outbox.publish({ now, newId }, accountEvents.accountCreated, { UserID }, `account-created-${UserID}`),
  );
  if (refused) return refused;
  await identity.confirmEmail(UserID);
  return { person: { ...person, ...changes }, isNew: true };
}
