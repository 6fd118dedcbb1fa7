import { randomUUID } from 'node:crypto';
import { attributeList } from './attributes.ts';
import { fail } from './failure.ts';
import { findByEmail, findUser, type Pool } from './pool.ts';
import type { User } from './state.ts';

/** A user as ListUsers and AdminCreateUser return it. */
export function userType(user: User) {
  return {
    Username: user.username,
    Attributes: attributeList(user),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

/** Adds a user with an unused name and email address. */
export function addUser(
  pool: Pool,
  user: Pick<User, 'username' | 'status' | 'attributes'> & { passwordHash?: string },
): User {
  const { state } = pool;
  const username = user.username.toLowerCase();
  const email = user.attributes['email'];
  if (findUser(pool, username)) fail('UsernameExistsException', 'User account already exists');
  if (email && user.attributes['email_verified'] === 'true' && user.status !== 'EXTERNAL_PROVIDER') {
    if (findByEmail(state, email)) {
      fail('UsernameExistsException', 'An account with the given email already exists.');
    }
  }

  const at = pool.now().getTime();
  const added = {
    ...user,
    username,
    attributes: { sub: randomUUID(), ...user.attributes },
    enabled: true,
    groups: [],
    createdAt: at,
    modifiedAt: at,
  };
  state.users[username] = added;

  return added;
}
