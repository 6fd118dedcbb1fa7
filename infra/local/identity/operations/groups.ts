import * as z from 'zod';
import { fail } from '../failure.ts';
import { adminOperation } from '../operation.ts';
import { type Pool, requireUser } from '../pool.ts';
import { checkPool, UserInput } from './input.ts';

const Membership = UserInput.extend({ GroupName: z.string().min(1) });

function memberOf(pool: Pool, input: z.infer<typeof Membership>) {
  checkPool(pool, input);
  if (!pool.groups.includes(input.GroupName)) fail('ResourceNotFoundException', 'Group not found.');

  return requireUser(pool, input.Username);
}

export const AdminAddUserToGroup = adminOperation(Membership, (pool, input) => {
  const user = memberOf(pool, input);
  if (!user.groups.includes(input.GroupName)) user.groups.push(input.GroupName);

  return {};
});

export const AdminRemoveUserFromGroup = adminOperation(Membership, (pool, input) => {
  const user = memberOf(pool, input);
  user.groups = user.groups.filter(name => name !== input.GroupName);

  return {};
});

export const AdminListGroupsForUser = adminOperation(UserInput, (pool, input) => {
  checkPool(pool, input);
  const { groups } = requireUser(pool, input.Username);

  return { Groups: groups.map(GroupName => ({ GroupName, UserPoolId: pool.userPoolId })) };
});
