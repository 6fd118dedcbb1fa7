import * as z from 'zod';
import { fail } from '../failure.ts';
import { adminOperation } from '../operation.ts';
import { userType } from '../people.ts';
import type { User } from '../state.ts';
import { checkPool, PoolInput } from './input.ts';

const List = PoolInput.extend({
  AttributesToGet: z.array(z.string()).optional(),
  Filter: z.string().max(256).default(''),
  Limit: z.number().int().min(0).max(60).default(60),
  PaginationToken: z.string().min(1).optional(),
});

export const ListUsers = adminOperation(List, (pool, input) => {
  checkPool(pool, input);
  const matches = filterOf(input.Filter);
  const after = input.PaginationToken === undefined ? '' : readToken(input.PaginationToken);
  const limit = input.Limit === 0 ? 60 : input.Limit;

  const found = Object.values(pool.state.users)
    .filter(user => user.username > after && matches(user))
    .sort((one, other) => (one.username < other.username ? -1 : 1));
  const page = found.slice(0, limit);
  const last = page.at(-1);

  return {
    Users: page.map(userType).map(({ Attributes, ...user }) => ({
      ...user,
      Attributes: Attributes.filter(({ Name }) => input.AttributesToGet?.includes(Name) ?? true),
    })),
    ...(last && found.length > page.length && { PaginationToken: `after:${btoa(last.username)}` }),
  };
});

const attributes = [
  'username',
  'email',
  'phone_number',
  'name',
  'given_name',
  'family_name',
  'preferred_username',
  'cognito:user_status',
  'status',
  'sub',
];

/** Parses a filter: `email = "a@b.c"` or `username ^= "goo"`. */
function filterOf(filter: string): (user: User) => boolean {
  if (filter.trim() === '') return () => true;
  const [, name = '', operator, quoted = ''] =
    /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (!attributes.includes(name)) fail('InvalidParameterException', `Error while parsing filter: ${filter}`);
  const wanted = quoted.replace(/\\(.)/g, '$1');
  const ignoresCase = ['username', 'email', 'preferred_username'].includes(name);
  const plain = (text: string) => (ignoresCase ? text.toLowerCase() : text);

  return user => {
    const value = plain(valueOf(user, name));
    return operator === '=' ? value === plain(wanted) : value.startsWith(plain(wanted));
  };
}

function valueOf(user: User, name: string): string {
  if (name === 'username') return user.username;
  if (name === 'cognito:user_status') return user.status;
  if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled';

  return user.attributes[name] ?? '';
}

function readToken(token: string): string {
  const [, encoded] = /^after:([A-Za-z0-9+/=]+)$/.exec(token) ?? [];
  if (encoded === undefined) return fail('InvalidParameterException', 'Invalid pagination token.');

  return Buffer.from(encoded, 'base64').toString('latin1');
}
