import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { special } from '#shared/ids.ts';
import { demoPassword, emailOf } from '../accounts.ts';
import { userIdOf } from '../demoId.ts';
import { type PersonKey, people } from '../people.ts';

/** Creates the account with which a demo user signs in, or resets its password. */
export async function createSignInAccount(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  person: PersonKey,
): Promise<void> {
  const Username = userIdOf(person);
  const of = { UserPoolId, Username };
  const UserAttributes = [
    { Name: 'email', Value: emailOf(people[person].username) },
    { Name: 'email_verified', Value: 'true' },
  ];
  try {
    await client.send(new AdminCreateUserCommand({ ...of, UserAttributes, MessageAction: 'SUPPRESS' }));
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
  await client.send(new AdminSetUserPasswordCommand({ ...of, Password: demoPassword, Permanent: true }));
  if (Username === special.topAdministrator)
    await client.send(new AdminAddUserToGroupCommand({ ...of, GroupName: 'admins' }));
}
