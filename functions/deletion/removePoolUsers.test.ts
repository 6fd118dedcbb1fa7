import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail } from '#functions/auth/confirmEmail.ts';
import { findByEmail } from '#functions/auth/findByEmail.ts';
import { signIn } from '#functions/auth/signIn.ts';
import { signUp } from '#functions/auth/signUp.ts';
import { identities } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AuthWorld, authWorld } from '#functions/testing/authWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { deleteAccount } from './deleteAccount.ts';
import { poolRemovals } from './poolRemoval.store.ts';
import { finishPoolRemovals } from './removePoolUsers.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await authWorld({ signUp, confirmEmail, signIn });
});
afterAll(() => world.end());

const remove = (as: UserID) => world.call(deleteAccount, { body: { password: 'correct horse' } }, { as });

let people = 0;
/** A person with a confirmed account. */
async function join(): Promise<UserID> {
  const user = await findByEmail(world.table, await world.join(`leaver${++people}`));
  if (!user) throw new Error('Nobody has joined');
  return user.UserID;
}

test('the user pool is cleared by the next run of the job if it was unreachable', async () => {
  const id = await join();
  world.faults.remove = () => Promise.reject(new Error('The user pool is unreachable'));
  expect((await remove(id)).status).toBe(204);
  expect(await world.table.get(poolRemovals.key(id))).toMatchObject({ usernames: [id] });
  expect(await finishPoolRemovals(world.deps)).toEqual({ removed: 0 });

  delete world.faults.remove;
  expect(await finishPoolRemovals(world.deps)).toEqual({ removed: 1 });
  expect(await world.table.get(poolRemovals.key(id))).toBeUndefined();
  expect(await finishPoolRemovals(world.deps)).toEqual({ removed: 0 });
});

test('the user pool keeps the user of an identity provider who has opened a new account since', async () => {
  const id = await join();
  const removed: string[] = [];
  world.faults.remove = async username => void removed.push(username);
  const next = await world.user();
  await world.table.transact(
    Step.put(poolRemovals.key(id), { UserID: id, usernames: [id, 'google_1', 'google_2'] }),
    Step.put(identities.key('google_1'), { username: 'google_1', UserID: next }),
  );
  await finishPoolRemovals(world.deps);
  delete world.faults.remove;
  expect(removed).toEqual([id, 'google_2']);
});
