import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountExpiry } from '#functions/jobs/accountExpiry.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const expire = () => accountExpiry.withDeps(world.deps)({});
const signUp = (name: string) => world.signUp({ email: `${name}@example.com`, username: name });

test('an account that is not confirmed in seven days is deleted; its address and username are free', async () => {
  await signUp('forgetful');
  const { UserID } = await world.personOf('forgetful@example.com');
  world.clock.add({ days: 6 });
  expect(await expire()).toMatchObject({ expired: 0 });
  expect((await world.signUp({ email: 'rival@example.com', username: 'Forgetful' })).code).toBe(
    'USERNAME_TAKEN',
  );

  world.clock.add({ days: 1 });
  expect(await expire()).toMatchObject({ expired: 1 });
  expect(await expire()).toMatchObject({ expired: 0 });
  expect(await world.findPerson('forgetful@example.com')).toBeUndefined();
  expect(await world.signIn('forgetful@example.com')).toMatchObject({ code: 'INVALID_CREDENTIALS' });

  expect((await signUp('forgetful')).status).toBe(202);
  expect((await world.personOf('forgetful@example.com')).UserID).not.toBe(UserID);
});

test('a confirmed account stays', async () => {
  const email = await world.join('punctual');
  world.clock.add({ days: 30 });
  await expire();
  expect(await world.findPerson(email)).toMatchObject({ status: 'active' });
});

test('signing up again starts the seven days again', async () => {
  await signUp('hesitant');
  world.clock.add({ days: 6 });
  await signUp('hesitant');
  world.clock.add({ days: 6 });
  await expire();
  expect(await world.findPerson('hesitant@example.com')).toMatchObject({ status: 'unconfirmed' });
});

test('an account that Cognito could not delete is deleted by the next run', async () => {
  await signUp('unlucky');
  const { UserID } = await world.personOf('unlucky@example.com');
  world.clock.add({ days: 8 });
  world.faults.remove = () => Promise.reject(new Error('Cognito does not respond.'));
  await expire();
  delete world.faults.remove;

  const removed: string[] = [];
  world.faults.remove = async id => void removed.push(id);
  await expire();
  delete world.faults.remove;
  expect(removed).toContain(UserID);
});
