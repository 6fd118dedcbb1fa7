import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#functions/audit/audit.store.ts';
import { confirmEmail } from '#functions/auth/confirmEmail.ts';
import { signIn } from '#functions/auth/signIn.ts';
import { signUp } from '#functions/auth/signUp.ts';
import { authors } from '#functions/authors/author.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AuthWorld, authWorld } from '#functions/testing/authWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { getSsoToken } from './getSsoToken.ts';
import { ssoLogin } from './ssoLogin.ts';

let world: AuthWorld;
const site = 'https://cairn.example';

beforeAll(async () => {
  world = await authWorld({ signUp, confirmEmail, signIn });
  Object.assign(world.deps, { verifyToken: world.verifyToken });
});
afterAll(() => world.end());

/** Names that are not alike: no user may imitate an administrator. */
const names = ['anouk', 'bertil', 'cosima', 'dmitri', 'elodie', 'farid', 'greta', 'hugo', 'ines', 'jonas'];
/** An administrator with a session. */
async function administrator() {
  const email = await world.join(names.pop() ?? '');
  const UserID = (await world.signIn(email)).data?.UserID as UserID;
  await setGroup(UserID, true);
  const session = (await world.signIn(email)).data?.token ?? '';
  return { UserID, session };
}

const setGroup = async (id: UserID, isMember: boolean) => {
  const input = { UserPoolId: world.pool.userPoolId, Username: id, GroupName: 'admins' };
  await world.client.send(
    isMember ? new AdminAddUserToGroupCommand(input) : new AdminRemoveUserFromGroupCommand(input),
  );
};

const issue = (
  { UserID, session }: { UserID: UserID; session: string },
  origin: string | undefined = site,
  groups = ['admins'],
) =>
  world.callWith(
    getSsoToken,
    { query: { ...(origin && { origin }) }, headers: { authorization: `Bearer ${session}` } },
    { as: UserID, groups },
  );
const login = (token: unknown, origin = site) =>
  world.callWith(ssoLogin, { query: { token } }, { headers: { origin } });
const tokenOf = async (who: { UserID: UserID; session: string }) =>
  ((await issue(who)).data as { token: string }).token;

test('a token starts the administrator’s session once, and both steps are in the log', async () => {
  const edith = await administrator();
  const token = await tokenOf(edith);
  const first = await login(token);
  expect(first.data).toMatchObject({ token: edith.session, UserID: edith.UserID });
  expect((first.data as { expiresIn: number }).expiresIn).toBeGreaterThan(3_000);
  expect((await login(token)).code).toBe('SSO_TOKEN_INVALID');

  const { items } = await world.table.query(auditEntries, { pk: 'audit', order: 'desc', limit: 2 });
  expect(items.map(({ action }) => action)).toEqual(['ssoLogin', 'issueSsoToken']);
});

test('of two logins at the same time one succeeds', async () => {
  const token = await tokenOf(await administrator());
  const both = await Promise.all([login(token), login(token)]);
  expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['SSO_TOKEN_INVALID', 'ok']);
});

test('a token is valid for 60 seconds', async () => {
  const token = await tokenOf(await administrator());
  world.clock.add({ minutes: 1 });
  expect((await login(token)).code).toBe('SSO_TOKEN_INVALID');
});

test('other origins get no token and cannot use one', async () => {
  const edith = await administrator();
  expect((await issue(edith, 'https://evil.example')).code).toBe('ORIGIN_NOT_ALLOWED');
  expect((await issue(edith, '')).code).toBe('ORIGIN_NOT_ALLOWED');
  const token = await tokenOf(edith);
  expect((await login(token, 'https://evil.example')).code).toBe('ORIGIN_NOT_ALLOWED');
  expect((await login(token)).status).toBe(200);
});

test('a person who is no longer an administrator, or banned, cannot sign in', async () => {
  const former = await administrator();
  const token = await tokenOf(former);
  await setGroup(former.UserID, false);
  expect((await login(token)).code).toBe('ADMIN_ONLY');

  const banned = await administrator();
  const other = await tokenOf(banned);
  await world.table.write(Step.update(authors.key(banned.UserID), { status: 'banned' }));
  expect((await login(other)).code).toBe('USER_BANNED');
  expect((await issue(await administrator(), site, [])).code).toBe('ADMIN_ONLY');
});

test('the table holds neither the token nor the session, and made-up tokens are refused', async () => {
  const edith = await administrator();
  const token = await tokenOf(edith);
  const { client, tableName: TableName } = world.database;
  const { Items } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  const stored = JSON.stringify(Items);
  expect(stored).toContain('"entity":"ssoToken"');
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(edith.session);
  expect((await login('a'.repeat(43))).code).toBe('SSO_TOKEN_INVALID');
  expect((await login('short')).code).toBe('VALIDATION_FAILED');
});
