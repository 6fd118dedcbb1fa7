import { type StoredUser } from '#functions/authors/author.store.ts';
import { comparable } from '#functions/authors/name.store.ts';
import { isFromBefore } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Tokens } from '#functions/platform/identity/cognitoCalls.ts';
import { type Identity, userPool } from '#functions/platform/identity.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { auth } from '#shared/contracts/auth.ts';
import { findByEmailOrUsername } from './findByEmail.ts';
import { keepSession } from './keepSession.ts';
import { limitAuthAttempts } from './limitAuthAttempts.ts';
import { noteSignIn } from './noteSignIn.ts';
import { linkSteps, pendingLinks } from './pendingLink.store.ts';
import { sessionOf } from './session.ts';
import { syncAdministrator } from './syncAdministrator.ts';
import { turnOffTwoFactor } from './turnOffTwoFactor.ts';
import { isRecoveryCode, twoFactor } from './twoFactor.store.ts';

/**
 * Starts a session. Only callers with the right password learn that an account is suspended. The response for an
 * unconfirmed account is the same as for an unknown address, because the person who signed up with an address chose its
 * password, without necessarily owning the address.
 */
export const signIn = operation(auth.signIn, {
  uses: [userPool('AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'AdminSetUserMFAPreference')],
  async run({ body: { email, password, code, linkToken }, request }, deps) {
    const { table, identity } = deps;
    const name = comparable(email);
    // Counted by what was entered, not by its account: otherwise the limit would tell which address a username belongs to.
    const tooMany = await limitAuthAttempts(deps, 'signIn', { name, request });
    if (tooMany) return tooMany;

    const found = await findByEmailOrUsername(table, name);
    const person = found?.status === 'unconfirmed' ? undefined : found; // a stranger may have chosen the password
    const tokens =
      code && isRecoveryCode(code)
        ? await signInByRecoveryCode(deps, person, password, code)
        : await identity.signIn(person?.UserID, password, code);

    if (isRefusal(tokens)) return tokens;
    if (!person) return refuse('INVALID_CREDENTIALS');
    if (person.status !== 'active') return refuse('ACCOUNT_SUSPENDED');

    await syncTwoFactor(deps, person, tokens);
    if (linkToken) await linkProvider(deps, person, linkToken);
    if (isFromBefore(person, tokens.claims)) await keepSession(deps, person, tokens.claims);
    await syncAdministrator(deps, person, tokens.claims);
    const names = [name, person.email];
    const device = await noteSignIn(deps, person, { names, claims: tokens.claims, request });
    return sessionOf(person.UserID, tokens, device);
  },
});

/** Signs in a user who has lost their authenticator app, and turns two-factor authentication off for that. */
async function signInByRecoveryCode(
  deps: Deps & { identity: Identity },
  person: StoredUser | undefined,
  password: string,
  code: string,
) {
  const { table, identity } = deps;
  const first = await identity.signIn(person?.UserID, password);
  const isMissingCode = isRefusal(first) && first.code === 'TWO_FACTOR_CODE_REQUIRED';
  if (!person || !isMissingCode) return first;
  if (!(await twoFactor.isRecoveryCodeOf(table, person.UserID, code)))
    return refuse('TWO_FACTOR_CODE_INCORRECT');
  if (person.status !== 'active') return refuse('ACCOUNT_SUSPENDED');

  await turnOffTwoFactor(deps, person.UserID);
  return await identity.signIn(person.UserID, password);
}

/**
 * Links the identity provider's user who waits for this sign-in. One that has waited too long, or for another account, is
 * not linked: the next sign-in with the provider asks again.
 */
async function linkProvider({ table, now }: Deps, person: StoredUser, linkToken: string): Promise<void> {
  const username = await pendingLinks.find(table, linkToken, person.UserID, now());
  if (username) await table.transact(pendingLinks.end(linkToken), ...linkSteps.toActive(username, person));
}

/** Corrects a record that an interrupted change has left behind: Cognito knows whether there is a second factor. */
async function syncTwoFactor(
  { table, now }: Deps,
  { UserID, twoFactorSince }: StoredUser,
  { hasSecondFactor = false }: Tokens,
): Promise<void> {
  if (hasSecondFactor && !twoFactorSince) await table.write(twoFactor.sync(UserID, now()));
  // also after a recovery code, where the record was read before it changed
  if (!hasSecondFactor && twoFactorSince) await table.write(twoFactor.sync(UserID, undefined));
}
