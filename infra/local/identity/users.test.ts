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
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identityWorld, wrongCredentials } from './identityWorld.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;

beforeEach(async () => {
  world = await identityWorld();
});
afterEach(() => world.end());

test('user names and verified addresses are unique', async () => {
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
        ...world.user('u2'),
        UserAttributes: [
          { Name: 'email', Value: 'One@example.com' },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    ),
  ).rejects.toMatchObject({ name: 'AliasExistsException' });
  expect((await world.signIn('two@example.com')).access).not.toBe('');
});

test('administrators and users themselves can read a user', async () => {
  await world.addUser('u1');
  const found = await world.client.send(new AdminGetUserCommand(world.user('u1')));
  const self = await world.client.send(
    new GetUserCommand({ AccessToken: (await world.signIn('u1')).access }),
  );

  expect(found).toMatchObject({ Username: 'u1', Enabled: true, UserStatus: 'CONFIRMED' });
  expect(found.UserCreateDate).toBeInstanceOf(Date);
  expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: 'u1@example.com' });
  expect(self.UserAttributes).toEqual(found.UserAttributes);
});

test('every admin action refuses an unknown user with UserNotFoundException', async () => {
  const nobody = world.user('nobody');
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

test('deleting a user ends their sessions and releases the name', async () => {
  await world.addUser('u1');
  const { refresh, access } = await world.signIn('u1');
  await world.client.send(new AdminDeleteUserCommand(world.user('u1')));

  await expect(world.refresh(refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(world.client.send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
  await world.addUser('u1');
  await expect(world.client.send(new GetUserCommand({ AccessToken: access }))).rejects.toThrow();
});

test('a password must follow the policy, and can be changed by a user who knows it', async () => {
  await world.addUser('u1');
  const { access } = await world.signIn('u1');
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    world.client.send(new ChangePasswordCommand({ AccessToken: access, PreviousPassword, ProposedPassword }));

  await expect(change('wrong horse', 'new password')).rejects.toMatchObject(wrongCredentials);
  await expect(change('correct horse', 'short')).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  await expect(
    world.client.send(
      new AdminSetUserPasswordCommand({ ...world.user('u1'), Password: 'short', Permanent: true }),
    ),
  ).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  await change('correct horse', 'new password');

  await expect(world.signIn('u1')).rejects.toMatchObject(wrongCredentials);
  expect((await world.signIn('u1', 'new password')).access).not.toBe('');
});

test('users join and leave groups that exist', async () => {
  await world.addUser('u1');
  const group = (GroupName: string) => ({ ...world.user('u1'), GroupName });
  const groups = async () =>
    (await world.client.send(new AdminListGroupsForUserCommand(world.user('u1')))).Groups?.map(
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

test('users are listed page by page and can be filtered by attribute', async () => {
  for (const name of ['u3', 'u1', 'u2', 'v1']) await world.addUser(name);
  const list = async (input: object) => world.client.send(new ListUsersCommand({ ...world.pool, ...input }));
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

test('invalid input is refused with the error of Cognito and changes nothing', async () => {
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
  await expect(world.client.send(new AdminGetUserCommand(world.user('u1')))).rejects.toThrow();
});
