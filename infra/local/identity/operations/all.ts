import type { Operation } from '../operation.ts';
import { DescribeUserPoolClient } from './clients.ts';
import * as groups from './groups.ts';
import { ListUsers } from './listUsers.ts';
import { AdminLinkProviderForUser } from './providers.ts';
import * as signIn from './signIn.ts';
import * as twoFactor from './twoFactor.ts';
import * as users from './users.ts';

/** All actions by their name in `x-amz-target`. */
export const operations: Readonly<Record<string, Operation>> = {
  ...users,
  ...signIn,
  ...twoFactor,
  ...groups,
  DescribeUserPoolClient,
  ListUsers,
  AdminLinkProviderForUser,
};
