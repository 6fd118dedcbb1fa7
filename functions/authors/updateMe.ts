import type { Caller } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { ProfileChange } from '#shared/entities/author.ts';
import { authors, type StoredUser } from './author.store.ts';
import { getMe } from './getMe.ts';
import { comparable, isAvailable, nameSteps, usernames } from './name.store.ts';

/** Changes the own profile: what is left out stays, `null` takes a field away. */
export async function updateMe(deps: Deps, { caller, change }: { caller: Caller; change: ProfileChange }) {
  const { table, now } = deps;
  const { UserID, username } = caller;
  const wanted = change.username ?? username;
  const moves = comparable(wanted) !== comparable(username);
  const holder = moves ? await table.get(usernames.key(wanted)) : undefined;
  if (moves && !isAvailable(holder, now())) return refuse('USERNAME_TAKEN');

  const { changes, gone } = split(change);
  const refused = await table.transact(
    moves ? nameSteps.take(wanted, UserID, holder) : undefined,
    moves ? nameSteps.release(username, UserID) : undefined,
    Step.update(authors.key(UserID), changes)
      .unset(...gone)
      .when('status', '=', 'active')
      .when('username', '=', username),
  );
  return refused ?? (await getMe(deps, caller));
}

/** What is set, and what is taken away. */
function split(change: ProfileChange) {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  const changes = Object.fromEntries(entries.filter(([, value]) => value !== null)) as Partial<StoredUser>; // fields of the contract, which the record shares
  const gone = entries.filter(([, value]) => value === null).map(([name]) => name as keyof ProfileChange); // likewise
  return { changes, gone };
}
