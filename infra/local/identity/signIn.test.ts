import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identityWorld, wrongCredentials } from './identityWorld.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;

beforeEach(async () => {
  world = await identityWorld();
});
afterEach(() => world.end());

test('users sign in by name or by email, in any case', async () => {
  await world.addUser('u1', 'Ada@Example.com');

  expect((await world.signIn('u1')).access).not.toBe('');
  expect((await world.signIn('aDA@example.COM')).access).not.toBe('');
});

test('aws-jwt-verify accepts both tokens and reads the groups', async () => {
  await world.addUser('u1');
  await world.client.send(new AdminAddUserToGroupCommand({ ...world.user('u1'), GroupName: 'admins' }));
  const { access, id } = await world.signIn('u1');
  const claims = await world.verifier('access').verify(access);

  expect(claims).toMatchObject({
    username: 'u1',
    token_use: 'access',
    client_id: world.identity.clientId,
    scope: 'aws.cognito.signin.user.admin',
    'cognito:groups': ['admins'],
    iss: `https://cognito-idp.eu-west-2.amazonaws.com/${world.identity.userPoolId}`,
  });
  expect(claims.exp - claims.iat).toBe(3600);
  expect(await world.verifier('id').verify(id)).toMatchObject({
    sub: claims.sub,
    email: 'u1@example.com',
    email_verified: true,
    'cognito:username': 'u1',
    'cognito:groups': ['admins'],
  });
});

test('a token that was altered or signed by another pool is refused', async () => {
  await world.addUser('u1');
  const { access } = await world.signIn('u1');
  const [header = '', claims = '', signature = ''] = access.split('.');
  const forged = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...forged, username: 'admin' })).toString('base64url');
  const other = await identityWorld();
  await other.addUser('u1');

  await expect(world.verifier('access').verify([header, changed, signature].join('.'))).rejects.toThrow();
  await expect(world.verifier('access').verify((await other.signIn('u1')).access)).rejects.toThrow();
  await expect(
    world.client.send(new GetUserCommand({ AccessToken: [header, changed, signature].join('.') })),
  ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await other.end();
});

test('a wrong password and an unknown name get the same error', async () => {
  await world.addUser('u1');

  await expect(world.signIn('u1', 'wrong horse')).rejects.toMatchObject(wrongCredentials);
  await expect(world.signIn('nobody')).rejects.toMatchObject(wrongCredentials);
});

test('a disabled user gets an error that says so, and can sign in again once enabled', async () => {
  await world.addUser('u1');
  const { access, refresh } = await world.signIn('u1');
  await world.client.send(new AdminDisableUserCommand(world.user('u1')));

  await expect(world.signIn('u1')).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'User is disabled.',
  });
  await expect(world.signIn('u1', 'wrong horse')).rejects.toMatchObject(wrongCredentials);
  await expect(world.refresh(refresh)).rejects.toMatchObject({ message: 'User is disabled.' });
  await expect(world.client.send(new GetUserCommand({ AccessToken: access }))).rejects.toThrow();

  await world.client.send(new AdminEnableUserCommand(world.user('u1')));
  expect((await world.signIn('u1')).access).not.toBe('');
});

test('an unconfirmed user gets an error that says so, until confirmed', async () => {
  await world.signUp('u1');
  await expect(world.signIn('u1')).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
  await expect(world.signIn('u1', 'wrong horse')).rejects.toMatchObject(wrongCredentials);
  await world.confirm('u1');

  expect((await world.signIn('u1')).access).not.toBe('');
  await expect(world.confirm('u1')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a user with a temporary password must set a new one', async () => {
  await world.addUser('u1');
  await world.client.send(
    new AdminSetUserPasswordCommand({ ...world.user('u1'), Password: 'temporary one', Permanent: false }),
  );

  expect(await world.signIn('u1', 'temporary one')).toMatchObject({
    challenge: 'NEW_PASSWORD_REQUIRED',
    access: '',
  });
});

test('a user with an unverified email address cannot sign in by it', async () => {
  await world.addUser('u1', 'one@example.com');
  await world.client.send(
    new AdminUpdateUserAttributesCommand({
      ...world.user('u1'),
      UserAttributes: [{ Name: 'email', Value: 'two@example.com' }],
    }),
  );

  await expect(world.signIn('two@example.com')).rejects.toMatchObject(wrongCredentials);
  await expect(world.signIn('one@example.com')).rejects.toMatchObject(wrongCredentials);
  expect((await world.signIn('u1')).access).not.toBe('');
});
