import { authors } from '#functions/authors/author.store.ts';
import { emails, nameSteps } from '#functions/authors/name.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Identity } from '#functions/platform/identity.ts';
import { errorFields } from '#functions/platform/log.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import { decoyAddresses, decoys } from './decoy.store.ts';
import { unconfirmedAccounts, unconfirmedShards, unconfirmedSteps } from './unconfirmedAccount.store.ts';

type AccountDeps = Deps & { identity: Identity };

/**
 * Deletes accounts whose address was not confirmed in time, which frees their usernames. Idempotent. An account that
 * fails is tried again by the next run.
 */
export async function expireUnconfirmedAccounts(deps: AccountDeps): Promise<{ expired: number }> {
  const { table, now, log } = deps;
  let expired = 0;
  for (const pk of unconfirmedShards) {
    const due = { index: 'gsi2', pk, between: ['0', `${now()}#~`] } as const;
    for await (const { UserID } of table.each(unconfirmedAccounts, due)) {
      try {
        if (await expire(deps, UserID)) expired += 1;
      } catch (error) {
        log.error('account.expiry_failed', { UserID, ...errorFields(error) });
      }
    }
  }
  return { expired };
}

/** False if the account has been confirmed, banned or opened again meanwhile. */
async function expire({ table, identity, now }: AccountDeps, id: UserID): Promise<boolean> {
  const [person, account, decoy] = await table.batchGet(
    authors.key(id),
    unconfirmedAccounts.key(id),
    decoys.key(id),
  );
  if (!account || account.expiresAt > now()) return false;
  if (person && person.status !== 'unconfirmed') {
    await table.write(unconfirmedSteps.end(id));
    return false;
  }

  if (person) {
    const { username, email } = person;
    const address = await table.get(emails.key(email));
    const refused = await table.transact(
      Step.remove(authors.key(id)).when('status', '=', 'unconfirmed'),
      nameSteps.release(username, id),
      address?.UserID === id ? nameSteps.releaseEmail(email, id) : undefined, // a later sign-up may have it
    );
    if (refused) return false;
  }
  if (decoy) {
    const address = await table.get(decoyAddresses.key(decoy.email));
    const refused = await table.transact(
      Step.remove(decoys.key(id)).when('UserID', 'exists'),
      nameSteps.release(decoy.username, id),
      address?.UserID === id
        ? Step.remove(decoyAddresses.key(decoy.email)).when('UserID', '=', id)
        : undefined,
    );
    if (refused) return false;
  }
  // Cognito's account goes before the record that leads to it, so that a failure is repeated.
  await identity.remove(id);
  await table.write(unconfirmedSteps.end(id));
  return true;
}
