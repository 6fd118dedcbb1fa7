import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ChangePasswordCommand,
  GetUserCommand,
  ListUserPoolsCommand,
  ListUsersCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientOf, identityWorld } from './identityWorld.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;
let clock: Date;

beforeEach(async () => {
  clock = new Date();
  world = await identityWorld({ now: () => clock });
});
afterEach(() => world.end());

const wrong = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const user = (Username: string) => ({ ...world.pool, Username });

describe('signing in', () => {
  test('by name and by email without regard to case', async () => {
    await world.addUser('u1', 'Ada@Example.com');

    expect((await world.signIn('u1')).access).not.toBe('');
    expect((await world.signIn('aDA@example.COM')).access).not.toBe('');
  });

  test('the unmodified verifier accepts both tokens, and knows the groups', async () => {
    await world.addUser('u1');
    await world.client.send(new AdminAddUserToGroupCommand({ ...user('u1'), GroupName: 'admins' }));
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

  test('a token that was changed, or signed by another pool, is refused', async () => {
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

  test('a wrong password and an unknown name are told the same', async () => {
    await world.addUser('u1');

    await expect(world.signIn('u1', 'wrong horse')).rejects.toMatchObject(wrong);
    await expect(world.signIn('nobody')).rejects.toMatchObject(wrong);
  });

  test('a disabled user is told so, and may come back when enabled', async () => {
    await world.addUser('u1');
    const { access, refresh } = await world.signIn('u1');
    await world.client.send(new AdminDisableUserCommand(user('u1')));

    await expect(world.signIn('u1')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
    await expect(world.signIn('u1', 'wrong horse')).rejects.toMatchObject(wrong);
    await expect(world.refresh(refresh)).rejects.toMatchObject({ message: 'User is disabled.' });
    await expect(world.client.send(new GetUserCommand({ AccessToken: access }))).rejects.toThrow();

    await world.client.send(new AdminEnableUserCommand(user('u1')));
    expect((await world.signIn('u1')).access).not.toBe('');
  });

  test('an unconfirmed user is told so, until confirmed', async () => {
    await world.signUp('u1');
    await expect(world.signIn('u1')).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
    await expect(world.signIn('u1', 'wrong horse')).rejects.toMatchObject(wrong);
    await world.confirm('u1');

    expect((await world.signIn('u1')).access).not.toBe('');
    await expect(world.confirm('u1')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('a user with a temporary password must set another', async () => {
    await world.addUser('u1');
    await world.client.send(
      new AdminSetUserPasswordCommand({ ...user('u1'), Password: 'temporary one', Permanent: false }),
    );

    expect(await world.signIn('u1', 'temporary one')).toMatchObject({
      challenge: 'NEW_PASSWORD_REQUIRED',
      access: '',
    });
  });

  test('an address that is not verified is no name to sign in with', async () => {
    await world.addUser('u1', 'one@example.com');
    await world.client.send(
      new AdminUpdateUserAttributesCommand({
        ...user('u1'),
        UserAttributes: [{ Name: 'email', Value: 'two@example.com' }],
      }),
    );

    await expect(world.signIn('two@example.com')).rejects.toMatchObject(wrong);
    await expect(world.signIn('one@example.com')).rejects.toMatchObject(wrong);
    expect((await world.signIn('u1')).access).not.toBe('');
  });
});

describe('sessions', () => {
  test('go on by refreshing, for 30 days', async () => {
    await world.addUser('u1');
    const { refresh } = await world.signIn('u1');
    clock = new Date(clock.getTime() + 29 * 24 * 3600 * 1000);
    world.client.config.systemClockOffset = clock.getTime() - Date.now();
    const fresh = await world.refresh(refresh);

    expect(fresh?.AccessToken).toBeDefined();
    expect(fresh?.RefreshToken).toBeUndefined();

    clock = new Date(clock.getTime() + 2 * 24 * 3600 * 1000);
    world.client.config.systemClockOffset = clock.getTime() - Date.now();
    await expect(world.refresh(refresh)).rejects.toMatchObject({ message: 'Refresh Token has expired' });
  });

  test('end by revoking their token, alone', async () => {
    await world.addUser('u1');
    const one = await world.signIn('u1');
    const two = await world.signIn('u1');
    await world.client.send(
      new RevokeTokenCommand({ Token: one.refresh, ClientId: world.identity.clientId }),
    );

    await expect(world.refresh(one.refresh)).rejects.toMatchObject({
      message: 'Refresh Token has been revoked',
    });
    await expect(world.client.send(new GetUserCommand({ AccessToken: one.access }))).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    });
    expect((await world.refresh(two.refresh))?.AccessToken).toBeDefined();
    await expect(
      world.client.send(new RevokeTokenCommand({ Token: two.access, ClientId: world.identity.clientId })),
    ).rejects.toMatchObject({ name: 'UnsupportedTokenTypeException' });
  });

  test('end all together by the global sign-out', async () => {
    await world.addUser('u1');
    await world.addUser('u2');
    const sessions = [await world.signIn('u1'), await world.signIn('u1')];
    const other = await world.signIn('u2');
    await world.client.send(new AdminUserGlobalSignOutCommand(user('u1')));

    for (const { access, refresh } of sessions) {
      await expect(world.refresh(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
      await expect(world.client.send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject({
        name: 'NotAuthorizedException',
      });
    }
    expect((await world.refresh(other.refresh))?.AccessToken).toBeDefined();
    expect((await world.refresh((await world.signIn('u1')).refresh))?.AccessToken).toBeDefined();
  });

  test('cannot be made up', async () => {
    await expect(world.refresh('made-up')).rejects.toMatchObject({ message: 'Invalid Refresh Token' });
  });
});

describe('users', () => {
  test('have a name and a verified address of their own', async () => {
    await world.addUser('u1', 'one@example.com');
    await world.addUser('u2', 'two@example.com');

    await expect(world.addUser('U1', 'x@example.com')).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
    await expect(world.addUser('u3', 'ONE@example.com')).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
    await expect(
      world.client.send(
        new AdminUpdateUserAttributesCommand({
          ...user('u2'),
          UserAttributes: [
            { Name: 'email', Value: 'One@example.com' },
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      ),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
    expect((await world.signIn('two@example.com')).access).not.toBe('');
  });

  test('can be read, by an administrator and by themselves', async () => {
    await world.addUser('u1');
    const found = await world.client.send(new AdminGetUserCommand(user('u1')));
    const self = await world.client.send(
      new GetUserCommand({ AccessToken: (await world.signIn('u1')).access }),
    );

    expect(found).toMatchObject({ Username: 'u1', Enabled: true, UserStatus: 'CONFIRMED' });
    expect(found.UserCreateDate).toBeInstanceOf(Date);
    expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: 'u1@example.com' });
    expect(self.UserAttributes).toEqual(found.UserAttributes);
  });

  test('that do not exist are UserNotFound to every admin action', async () => {
    const nobody = user('nobody');
    for (const call of [
      world.client.send(new AdminGetUserCommand(nobody)),
      world.client.send(new AdminDisableUserCommand(nobody)),
      world.client.send(new AdminEnableUserCommand(nobody)),
      world.client.send(new AdminDeleteUserCommand(nobody)),
      world.client.send(new AdminUserGlobalSignOutCommand(nobody)),
      world.client.send(new AdminUpdateUserAttributesCommand({ ...nobody, UserAttributes: [] })),
      world.client.send(new AdminSetUserPasswordCommand({ ...nobody, Password: 'long enough' })),
      world.client.send(new AdminAddUserToGroupCommand({ ...nobody, GroupName: 'admins' })),
    ]) {
      await expect(call).rejects.toMatchObject({ name: 'UserNotFoundException' });
    }
  });

  test('that are deleted leave no session, and their name is free', async () => {
    await world.addUser('u1');
    const { refresh, access } = await world.signIn('u1');
    await world.client.send(new AdminDeleteUserCommand(user('u1')));

    await expect(world.refresh(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(world.client.send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    await world.addUser('u1');
    await expect(world.client.send(new GetUserCommand({ AccessToken: access }))).rejects.toThrow();
  });

  test('a password follows the policy, and can be changed by who knows it', async () => {
    await world.addUser('u1');
    const { access } = await world.signIn('u1');
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      world.client.send(
        new ChangePasswordCommand({ AccessToken: access, PreviousPassword, ProposedPassword }),
      );

    await expect(change('wrong horse', 'new password')).rejects.toMatchObject(wrong);
    await expect(change('correct horse', 'short')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await expect(
      world.client.send(
        new AdminSetUserPasswordCommand({ ...user('u1'), Password: 'short', Permanent: true }),
      ),
    ).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await change('correct horse', 'new password');

    await expect(world.signIn('u1')).rejects.toMatchObject(wrong);
    expect((await world.signIn('u1', 'new password')).access).not.toBe('');
  });

  test('join and leave groups that exist', async () => {
    await world.addUser('u1');
    const group = (GroupName: string) => ({ ...user('u1'), GroupName });
    const groups = async () =>
      (await world.client.send(new AdminListGroupsForUserCommand(user('u1')))).Groups?.map(
        one => one.GroupName,
      );
    await world.client.send(new AdminAddUserToGroupCommand(group('admins')));
    await world.client.send(new AdminAddUserToGroupCommand(group('admins')));

    expect(await groups()).toEqual(['admins']);
    await expect(world.client.send(new AdminAddUserToGroupCommand(group('kings')))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await world.client.send(new AdminRemoveUserFromGroupCommand(group('admins')));
    expect(await groups()).toEqual([]);
    const claims = await world.verifier('access').verify((await world.signIn('u1')).access);
    expect(claims).not.toHaveProperty('cognito:groups');
  });

  test('are listed page by page, and found by an attribute', async () => {
    for (const name of ['u3', 'u1', 'u2', 'v1']) await world.addUser(name);
    const list = async (input: object) =>
      world.client.send(new ListUsersCommand({ ...world.pool, ...input }));
    const names = (page: Awaited<ReturnType<typeof list>>) => page.Users?.map(one => one.Username);
    const first = await list({ Limit: 3 });
    const second = await list({ Limit: 3, PaginationToken: first.PaginationToken });

    expect([names(first), names(second)]).toEqual([['u1', 'u2', 'u3'], ['v1']]);
    expect(second.PaginationToken).toBeUndefined();
    expect(names(await list({ Filter: 'email = "U2@example.com"' }))).toEqual(['u2']);
    expect(names(await list({ Filter: 'username ^= "u"' }))).toEqual(['u1', 'u2', 'u3']);
    await expect(list({ Filter: 'shoe = "42"' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(list({ PaginationToken: 'x' })).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('bad input is named, and changes nothing', async () => {
    const create = (input: object) =>
      world.client.send(
        new AdminCreateUserCommand({ ...world.pool, Username: 'u1', MessageAction: 'SUPPRESS', ...input }),
      );

    await expect(create({ MessageAction: 'RESEND' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(create({ Username: '__proto__' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(create({ UserPoolId: 'eu-west-2_other' })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await expect(
      create({ UserAttributes: [{ Name: 'email', Value: 'not an address' }] }),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(create({ UserAttributes: [{ Name: 'shoe', Value: '42' }] })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(world.client.send(new AdminGetUserCommand(user('u1')))).rejects.toThrow();
  });
});

describe('who may call', () => {
  test('admin actions want the right keys', async () => {
    const call = new AdminGetUserCommand(user('u1'));
    const guess = clientOf(world.identity.url, { accessKeyId: 'LOCALKEY', secretAccessKey: 'guess' });
    const unsigned = await fetch(world.identity.url, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
      body: JSON.stringify(user('u1')),
    });

    await expect(guess.send(call)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
    expect(unsigned.status).toBe(400);
    expect(await unsigned.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });

  test('what is not kept here is refused', async () => {
    await expect(world.client.send(new ListUserPoolsCommand({ MaxResults: 1 }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
  });
});

describe('the data folder', () => {
  test('keeps users, sessions and the signing key over a restart', async () => {
    await world.addUser('u1');
    const { access, refresh } = await world.signIn('u1');
    const { dataDir } = world;
    await world.identity.close();
    world = await identityWorld({ dataDir });

    expect((await world.verifier('access').verify(access)).username).toBe('u1');
    expect((await world.refresh(refresh))?.AccessToken).toBeDefined();
    expect((await world.signIn('u1')).access).not.toBe('');
  });

  test('holds no password and no refresh token in clear', async () => {
    await world.addUser('u1');
    const { refresh } = await world.signIn('u1');
    const saved = await readFile(join(world.dataDir, 'pool.json'), 'utf8');

    expect(saved).toContain('u1@example.com');
    expect(saved).not.toContain('correct horse');
    expect(saved).not.toContain(refresh);
  });

  test('loses nothing when many write at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, index) => world.signUp(`u${index}`)));
    const { dataDir } = world;
    await world.identity.close();
    world = await identityWorld({ dataDir });
    const { Users } = await world.client.send(new ListUsersCommand(world.pool));

    expect(Users).toHaveLength(30);
  });

  test('one name asked for many times at once is given once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => world.signUp('u1')));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
