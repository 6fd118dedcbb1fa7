import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountWorld, accountWorld } from '#functions/auth/testing/accountWorld.ts';
import { administrators, allAdministrators } from '#functions/authors/administrator.store.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { special } from '#shared/ids.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'administrator.ts'), ...args], {
    env: {
      ...process.env,
      TABLE_NAME: world.database.tableName,
      AWS_ENDPOINT_URL_DYNAMODB: world.database.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: world.pool.url,
      AWS_REGION: 'eu-west-2',
      AWS_ACCESS_KEY_ID: 'LOCALKEY',
      AWS_SECRET_ACCESS_KEY: 'local-secret',
    },
  });

test('adds and removes an administrator by email address', async () => {
  const email = await world.join('promoted');
  const isAdmin = async () => (await world.meBy((await world.signIn(email)).data?.token)).data?.isAdmin;

  expect((await run('add', email)).stdout).toContain('promoted is an administrator from the next sign-in');
  expect(await isAdmin()).toBe(true);
  expect((await run('remove', email)).stdout).toContain('promoted is no administrator any more');
  world.clock.add({ minutes: 1 });
  expect(await isAdmin()).toBe(false);
});

test('administrators get notices for as long as they are', async () => {
  const email = await world.join('noticed');
  const { UserID } = await world.personOf(email);
  const listed = async () =>
    (await world.table.query(administrators, { ...allAdministrators, limit: 50 })).items.map(
      one => one.UserID,
    );
  await run('add', email);
  expect(await listed()).toContain(UserID);
  await run('remove', email);
  expect(await listed()).not.toContain(UserID);
});

test('with the first administrator, people can write to support', async () => {
  const email = await world.join('writer');
  const { UserID } = await world.personOf(email);
  const body = { recipient: special.support, body: 'Where is my receipt?' };
  await run('add', email);
  await run('add', email);
  expect((await world.call(sendMessage, { body }, { as: UserID })).status).toBe(201);
});

test('reports an unknown address and wrong arguments', async () => {
  await expect(run('add', 'nobody.here@example.com')).rejects.toMatchObject({ code: 1 });
  await expect(run('promote', 'nobody.here@example.com')).rejects.toMatchObject({ code: 2 });
});
