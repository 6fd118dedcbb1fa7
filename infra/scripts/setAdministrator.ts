import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { administratorSteps } from '#functions/authors/administrator.store.ts';
import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import { endOfSessions } from '#functions/platform/caller.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { environment } from '#functions/platform/environment.ts';
import { Step } from '#functions/platform/table/step.ts';

/**
 * Makes the user with an email address an administrator from their next sign-in, or ends their rights and all their
 * sessions immediately. Returns the user, or undefined if no active user has the address. Idempotent. For operators: no
 * function has the permission to change the group.
 */
export async function setAdministrator(
  { table, now }: Pick<Deps, 'table' | 'now'>,
  email: string,
  isAdministrator: boolean,
  client = new CognitoIdentityProviderClient({}),
): Promise<StoredUser | undefined> {
  const address = await table.get(emails.key(email));
  const person = address && (await table.get(authors.key(address.UserID)));
  if (person?.status !== 'active') return undefined;

  const { UserID } = person;
  const user = { UserPoolId: environment('USER_POOL_ID'), Username: UserID };
  const membership = { ...user, GroupName: 'admins' };
  if (isAdministrator) {
    await client.send(new AdminAddUserToGroupCommand(membership));
    await table.transact(
      Step.update(authors.key(UserID), { isAdministrator }),
      administratorSteps.add(UserID),
    );
    return person;
  }

  await client.send(new AdminRemoveUserFromGroupCommand(membership));
  await table.transact(
    Step.update(authors.key(UserID), { isAdministrator, ...endOfSessions(now()) }),
    administratorSteps.remove(UserID),
  );
  await client.send(new AdminUserGlobalSignOutCommand(user));
  return person;
}
