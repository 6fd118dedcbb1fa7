import { affiliateCodes, affiliateSteps } from '#functions/authors/affiliateCode.store.ts';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { nameSteps } from '#functions/authors/name.store.ts';
import { refuseImitation } from '#functions/authors/protectedName.store.ts';
import { answer } from '#functions/platform/answer.ts';
import { identities, isFromBefore } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import {
  type HostedSignIn,
  hostedSignIn,
  type ProviderSignIn,
} from '#functions/platform/identity/hostedSignIn.ts';
import { type Identity, userPool } from '#functions/platform/identity.ts';
import { operation } from '#functions/platform/operation.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { hashOfSecret, newSecret } from '#functions/platform/secrets.ts';
import { Step } from '#functions/platform/table/step.ts';
import { auth } from '#shared/contracts/auth.ts';
import { UserID } from '#shared/ids.ts';
import { PersonName } from '#shared/personNames.ts';
import { type Language, profile } from '#shared/settings.ts';
import { accountEvents } from './account.events.ts';
import { createUserRecord, defaultAvatarFor } from './createUserRecord.ts';
import { findAvailableUsername } from './findAvailableUsername.ts';
import { findByEmail } from './findByEmail.ts';
import { isSiteUrl } from './isSiteUrl.ts';
import { keepSession } from './keepSession.ts';
import { noteSignIn } from './noteSignIn.ts';
import { linkSteps, pendingLinks } from './pendingLink.store.ts';
import { sessionOf } from './session.ts';
import { unconfirmedSteps } from './unconfirmedAccount.store.ts';

type AuthDeps = Deps & { identity: Identity; hosted: HostedSignIn };

/**
 * Starts a session with an identity provider's authorization code. Creates an account for a new user, or links the
 * existing account with the same email address, which the provider has verified.
 */
export const verifyIdentity = operation(auth.verifyIdentity, {
  uses: [userPool('AdminUpdateUserAttributes'), hostedSignIn],
  async run({ body: { browserSecret, affiliateCode, ...grant }, request }, deps) {
    if (!isSiteUrl(grant.redirectUri)) return refuse('ORIGIN_NOT_ALLOWED');
    const providerSignIn = await deps.hosted.exchange(grant);
    if (isRefusal(providerSignIn)) return providerSignIn;
    if (!providerSignIn.emailVerified || !providerSignIn.email) return refuse('PROVIDER_EMAIL_NOT_VERIFIED');

    const browser = browserSecret && hashOfSecret(browserSecret);
    const arrival = { providerSignIn, language: request.language, browser, affiliateCode };
    const found = await findOrCreateUser(deps, arrival);
    // A second attempt sees the address or username that a simultaneous sign-up has taken.
    const isRaced = isRefusal(found) && found.code !== 'ACCOUNT_LINK_REQUIRED';
    const admitted = isRaced ? await findOrCreateUser(deps, arrival) : found;
    if (isRefusal(admitted))
      return admitted.code === 'ACCOUNT_LINK_REQUIRED' ? admitted : refuse('CONCURRENT_UPDATE');
    const { person, isNew } = admitted;
    if (person.status !== 'active') return refuse('ACCOUNT_SUSPENDED');

    const { claims } = providerSignIn.tokens;
    if (isFromBefore(person, claims)) await keepSession(deps, person, claims);
    const device = await noteSignIn(deps, person, { names: [], claims, request });
    const { output, options } = sessionOf(person.UserID, providerSignIn.tokens, device);
    return answer({ ...output, isNew }, options);
  },
});

interface Arrival {
  providerSignIn: ProviderSignIn;
  language: Language;
  /** Hash of the secret of the browser, if it has signed up. */
  browser: string | undefined;
  /** Affiliate code of the user who referred them; ignored if it is unknown. */
  affiliateCode: string | undefined;
}

/**
 * The account that is linked to the provider's user, or has the address, or is new. A sign-up that awaits confirmation
 * was made by a person who has not proved to own the address: it is taken over only in the browser that made it.
 */
async function findOrCreateUser(deps: AuthDeps, arrival: Arrival) {
  const { table } = deps;
  const { providerSignIn, browser } = arrival;
  const linked = await table.get(identities.key(providerSignIn.username));
  const known = linked && (await table.get(authors.key(linked.UserID)));
  if (known && known.status !== 'deleted') return { person: known, isNew: false };

  const person = await findByEmail(table, providerSignIn.email);
  if (!person) return await createUser(deps, arrival);
  if (person.status === 'banned') return { person, isNew: false };
  if (person.status === 'active') return await linkAccount(deps, providerSignIn, person);
  return person.signUpBrowser !== undefined && person.signUpBrowser === browser
    ? await activateSignUp(deps, providerSignIn, person)
    : await createUser(deps, arrival, person);
}

/** The names of the provider, without names that are not allowed here. */
function namesOf(arrived: ProviderSignIn): { firstName?: string; lastName?: string } {
  const [firstName, lastName] = [
    PersonName({ ...profile.firstName, min: 1 }).safeParse(arrived.firstName).data,
    PersonName({ ...profile.lastName, min: 1 }).safeParse(arrived.lastName).data,
  ];
  return { ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/**
 * Creates an active account without a password. It gets the address, unless the sign-up that has it is confirmed
 * meanwhile.
 */
async function createUser(
  { table, now, newId }: AuthDeps,
  { providerSignIn, language, affiliateCode }: Arrival,
  unconfirmed?: StoredUser,
) {
  const { email } = providerSignIn;
  // Names that pass for the platform or an administrator are left out: their bearer can choose others.
  const { firstName, lastName } = (await refuseImitation(table, namesOf(providerSignIn)))
    ? {}
    : namesOf(providerSignIn);
  const isKnownCode = affiliateCode && (await table.get(affiliateCodes.key(affiliateCode)));
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
    ...(isKnownCode && { referredBy: affiliateCode }),
  };
  const person: StoredUser = {
    ...createUserRecord({ ...newUser, hasPassword: false }, now()),
    status: 'active',
    emailProvedAt: now(),
    providerUsernames: [providerSignIn.username],
  };

  const refused = await table.transact(
    nameSteps.take(username, id),
    unconfirmed ? nameSteps.passOnEmail(email, unconfirmed.UserID, id) : nameSteps.takeEmail(email, id),
    unconfirmed && Step.check(authors.key(unconfirmed.UserID)).when('status', '=', 'unconfirmed'),
    Step.create(authors.key(id), person),
    affiliateSteps.take(person),
    linkSteps.link(providerSignIn.username, id),
    outbox.publish({ now, newId }, accountEvents.accountCreated, { UserID: id }, `account-created-${id}`),
  );
  return refused ?? { person, isNew: true };
}

/**
 * Links a provider's user to an active account with the same address. An account with a second factor is linked only by
 * a user who signs in with both: a provider alone must not replace them.
 */
async function linkAccount(deps: AuthDeps, { username }: ProviderSignIn, person: StoredUser) {
  if (person.twoFactorSince) {
    const linkToken = newSecret();
    await deps.table.write(pendingLinks.create(linkToken, { username, UserID: person.UserID }, deps.now()));
    return refuse('ACCOUNT_LINK_REQUIRED', { linkToken, email: person.email });
  }
  const refused = await deps.table.transact(...linkSteps.toActive(username, person));
  return refused ?? { person, isNew: false };
}

/** Confirms the sign-up of this browser, whose address the provider has verified. */
async function activateSignUp(
  { table, now, newId, identity }: AuthDeps,
  { username }: ProviderSignIn,
  person: StoredUser,
) {
  const { UserID } = person;
  const changes = { status: 'active' as const, emailProvedAt: now(), providerUsernames: [username] };
  const refused = await table.transact(
    linkSteps.link(username, UserID),
    Step.update(authors.key(UserID), changes, person)
      .unset('signUpBrowser')
      .when('status', '=', 'unconfirmed'),
    affiliateSteps.take(person),
    unconfirmedSteps.end(UserID),
    outbox.publish({ now, newId }, accountEvents.accountCreated, { UserID }, `account-created-${UserID}`),
  );
  if (refused) return refused;
  await identity.confirmEmail(UserID);
  return { person: { ...person, ...changes }, isNew: true };
}
