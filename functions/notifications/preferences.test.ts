import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { type ChosenFrequencies, defaultFrequencies } from '#shared/notificationSettings.ts';
import { getNotificationPreferences } from './getNotificationPreferences.ts';
import { saveNotificationPreferences } from './saveNotificationPreferences.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const read = async (as: UserID) => (await world.call(getNotificationPreferences, {}, { as })).data?.email;
const save = (as: UserID, email: ChosenFrequencies) =>
  world.call(saveNotificationPreferences, { body: { email } }, { as });

test('a user who has chosen nothing has the defaults', async () => {
  expect(await read(await world.user())).toEqual(defaultFrequencies);
});

test('a choice changes its group only, and saving it again changes nothing', async () => {
  const ada = await world.user();
  const saved = await save(ada, { comments: 'weekly' });
  expect(saved.data?.email).toEqual({ ...defaultFrequencies, comments: 'weekly' });
  expect(await read(ada)).toEqual(saved.data?.email);

  const from = world.requests();
  expect((await save(ada, { comments: 'weekly' })).data).toEqual(saved.data);
  expect(world.requests(from)).toBe(2); // reads the person and counts the call
});

test('two devices that change different groups at the same time both succeed', async () => {
  const ada = await world.user();
  const both = await Promise.all([save(ada, { money: 'never' }), save(ada, { team: 'daily' })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(ada)).toMatchObject({ money: 'never', team: 'daily' });

  await Promise.all([save(ada, { contacts: 'weekly' }), save(ada, { reports: 'never' })]);
  expect(await read(ada)).toEqual({
    ...defaultFrequencies,
    money: 'never',
    team: 'daily',
    contacts: 'weekly',
    reports: 'never',
  });
});

test('the cost is the same for everyone', async () => {
  const ada = await world.user({ emailFrequencies: { money: 'daily' } });
  const from = world.requests();
  await read(ada);
  expect(world.requests(from)).toBe(1);
  await save(ada, { money: 'weekly' });
  expect(world.requests(from)).toBe(4);
});

test('invalid choices and callers are refused, and nothing is stored', async () => {
  const ada = await world.user();
  const put = (body: unknown, as?: UserID) => world.callWith(saveNotificationPreferences, { body }, { as });

  for (const body of [{}, { email: { gossip: 'daily' } }, { email: { money: 'hourly' } }, { email: [] }, 7])
    expect(await put(body, ada)).toMatchObject({ status: 400 });
  expect(await put({ email: { money: 'never' } })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  const banned = await world.user({ status: 'banned' });
  expect(await put({ email: { money: 'never' } }, banned)).toMatchObject({ code: 'USER_BANNED' });
  expect(await read(ada)).toEqual(defaultFrequencies);
});
