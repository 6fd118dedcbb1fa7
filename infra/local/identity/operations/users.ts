import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AttributeList, changedAttributes } from '../attributes.ts';
import { fail } from '../failure.ts';
import { adminOperation, publicOperation } from '../operation.ts';
import { checkPasswordPolicy, hashPassword } from '../passwords.ts';
import { addUser, userType } from '../people.ts';
import { findByEmail, type Pool, requireUser } from '../pool.ts';
import { apiScope, revokeAllSessions, userOfToken } from '../sessions.ts';
import type { User } from '../state.ts';
import { checkClient, checkPool, UserInput, Username } from './input.ts';

const touch = (pool: Pool, user: User, changes: Partial<User>) =>
  Object.assign(user, changes, { modifiedAt: pool.now().getTime() });

const Create = UserInput.extend({
  MessageAction: z.literal('SUPPRESS', 'Only SUPPRESS: the pool sends no messages.'),
  TemporaryPassword: z.string().optional(),
  UserAttributes: AttributeList.default([]),
});

export const AdminCreateUser = adminOperation(Create, async (pool, input) => {
  checkPool(pool, input);
  if (input.TemporaryPassword !== undefined) checkPasswordPolicy(input.TemporaryPassword);
  const passwordHash = await hashPassword(input.TemporaryPassword ?? randomUUID());

  const attributes = changedAttributes({}, input.UserAttributes);
  const user = addUser(pool, {
    username: input.Username,
    status: 'FORCE_CHANGE_PASSWORD',
    attributes,
    passwordHash,
  });

  return { User: userType(user) };
});

const SignUpInput = z.object({
  ClientId: z.string(),
  Username,
  Password: z.string(),
  UserAttributes: AttributeList.default([]),
});

export const SignUp = publicOperation(SignUpInput, async (pool, input) => {
  checkClient(pool, input);
  checkPasswordPolicy(input.Password);
  const passwordHash = await hashPassword(input.Password);

  const attributes = changedAttributes({}, input.UserAttributes);
  if ('email_verified' in attributes && attributes['email_verified'] !== 'false') {
    fail('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  const user = addUser(pool, { username: input.Username, status: 'UNCONFIRMED', attributes, passwordHash });

  return { UserConfirmed: false, UserSub: user.attributes['sub'] };
});

export const AdminConfirmSignUp = adminOperation(UserInput, (pool, input) => {
  checkPool(pool, input);
  const user = requireUser(pool, input.Username);
  if (user.status !== 'UNCONFIRMED') {
    fail('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`);
  }
  touch(pool, user, { status: 'CONFIRMED' });

  return {};
});

const SetPassword = UserInput.extend({ Password: z.string(), Permanent: z.boolean().default(false) });

export const AdminSetUserPassword = adminOperation(SetPassword, async (pool, input) => {
  checkPool(pool, input);
  requireUser(pool, input.Username);
  checkPasswordPolicy(input.Password);
  const passwordHash = await hashPassword(input.Password);

  const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  touch(pool, requireUser(pool, input.Username), { passwordHash, status });

  return {};
});

export const AdminGetUser = adminOperation(UserInput, (pool, input) => {
  checkPool(pool, input);
  const found = requireUser(pool, input.Username);
  const { Attributes, ...user } = userType(found);
  const factors = found.softwareToken?.enabled && {
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
  };

  return { ...user, UserAttributes: Attributes, ...factors };
});

const UpdateAttributes = UserInput.extend({ UserAttributes: AttributeList });

export const AdminUpdateUserAttributes = adminOperation(UpdateAttributes, (pool, input) => {
  checkPool(pool, input);
  const user = requireUser(pool, input.Username);

  const attributes = changedAttributes(user.attributes, input.UserAttributes);
  const other = attributes['email_verified'] === 'true' && findByEmail(pool.state, attributes['email'] ?? '');
  if (other && other !== user && user.status !== 'EXTERNAL_PROVIDER') {
    fail('AliasExistsException', 'An account with the given email already exists.');
  }
  touch(pool, user, { attributes });

  return {};
});

export const AdminDisableUser = adminOperation(UserInput, (pool, input) => {
  checkPool(pool, input);
  const user = requireUser(pool, input.Username);
  touch(pool, user, { enabled: false });
  revokeAllSessions(pool, user);

  return {};
});

export const AdminEnableUser = adminOperation(UserInput, (pool, input) => {
  checkPool(pool, input);
  touch(pool, requireUser(pool, input.Username), { enabled: true });

  return {};
});

export const AdminDeleteUser = adminOperation(UserInput, (pool, input) => {
  checkPool(pool, input);
  removeUser(pool, requireUser(pool, input.Username));

  return {};
});

export const DeleteUser = publicOperation(z.object({ AccessToken: z.string().min(1) }), (pool, input) => {
  removeUser(pool, userOfToken(pool, input.AccessToken, apiScope));

  return {};
});

const OwnAttributes = z.object({ AccessToken: z.string().min(1), UserAttributes: AttributeList });

export const UpdateUserAttributes = publicOperation(OwnAttributes, (pool, input) => {
  const user = userOfToken(pool, input.AccessToken, apiScope);
  touch(pool, user, { attributes: changedAttributes(user.attributes, input.UserAttributes) });

  return {};
});

function removeUser({ state }: Pool, { username }: User): void {
  delete state.users[username];
  for (const entries of [state.sessions, state.codes, state.challenges]) {
    for (const [key, entry] of Object.entries(entries)) if (entry.username === username) delete entries[key];
  }
  for (const [identity, owner] of Object.entries(state.links)) {
    if (owner === username) delete state.links[identity];
  }
}
