import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { attributeList } from '../attributes.ts';
import { fail } from '../failure.ts';
import { adminOperation, publicOperation } from '../operation.ts';
import { checkPasswordPolicy, hashPassword, isPassword } from '../passwords.ts';
import { findUser, type Pool, requireUser } from '../pool.ts';
import {
  apiScope,
  refreshSession,
  revokeAllSessions,
  revokeSession,
  startChallenge,
  startSession,
  userOfToken,
} from '../sessions.ts';
import { checkClient, checkPool, PoolInput, UserInput } from './input.ts';

const Initiate = PoolInput.extend({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
});

export const AdminInitiateAuth = adminOperation(Initiate, async (pool, input) => {
  checkPool(pool, input);
  checkClient(pool, input);
  const { USERNAME, PASSWORD } = input.AuthParameters;

  if (input.AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') {
    if (!USERNAME) fail('InvalidParameterException', 'Missing required parameter USERNAME');
    if (!PASSWORD) fail('InvalidParameterException', 'Missing required parameter PASSWORD');
    return await signInByPassword(pool, { name: USERNAME, password: PASSWORD, clientId: input.ClientId });
  }
  return fail('InvalidParameterException', `Auth flow ${input.AuthFlow} is not enabled for this client`);
});

async function signInByPassword(
  pool: Pool,
  { name, password, clientId }: { name: string; password: string; clientId: string },
): Promise<object> {
  const hash = findUser(pool, name)?.passwordHash;
  const matches = await isPassword(password, hash);
  const user = findUser(pool, name);
  if (!matches || !user || user.passwordHash !== hash) {
    return fail('NotAuthorizedException', 'Incorrect username or password.');
  }
  if (!user.enabled) return fail('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'UNCONFIRMED') return fail('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { USER_ID_FOR_SRP: user.username, requiredAttributes: '[]', userAttributes: '{}' },
      Session: randomUUID(),
    };
  }

  if (user.softwareToken?.enabled) {
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: user.username },
      Session: startChallenge(pool, user, clientId),
    };
  }

  const AuthenticationResult = await startSession(pool, user, { clientId, scope: apiScope });
  return { AuthenticationResult, ChallengeParameters: {} };
}

/** The only way to refresh for a client with rotating refresh tokens. */
export const GetTokensFromRefreshToken = publicOperation(
  z.object({ RefreshToken: z.string().min(1), ClientId: z.string() }),
  async (pool, input) => {
    checkClient(pool, input);
    return { AuthenticationResult: await refreshSession(pool, input.RefreshToken, input.ClientId) };
  },
);

export const AdminUserGlobalSignOut = adminOperation(UserInput, (pool, input) => {
  checkPool(pool, input);
  revokeAllSessions(pool, requireUser(pool, input.Username));

  return {};
});

export const RevokeToken = publicOperation(
  z.object({ Token: z.string().min(1), ClientId: z.string() }),
  (pool, input) => {
    checkClient(pool, input);
    if (input.Token.split('.').length === 3) {
      fail('UnsupportedTokenTypeException', 'The token type is not supported for this operation.');
    }
    revokeSession(pool, input.Token);

    return {};
  },
);

export const GetUser = publicOperation(z.object({ AccessToken: z.string().min(1) }), (pool, input) => {
  const user = userOfToken(pool, input.AccessToken, apiScope);

  return { Username: user.username, UserAttributes: attributeList(user) };
});

const Change = z.object({
  AccessToken: z.string().min(1),
  PreviousPassword: z.string(),
  ProposedPassword: z.string(),
});

export const ChangePassword = publicOperation(Change, async (pool, input) => {
  const user = userOfToken(pool, input.AccessToken, apiScope);
  if (!(await isPassword(input.PreviousPassword, user.passwordHash))) {
    fail('NotAuthorizedException', 'Incorrect username or password.');
  }
  checkPasswordPolicy(input.ProposedPassword);
  const passwordHash = await hashPassword(input.ProposedPassword);

  Object.assign(userOfToken(pool, input.AccessToken, apiScope), {
    passwordHash,
    modifiedAt: pool.now().getTime(),
  });

  return {};
});
