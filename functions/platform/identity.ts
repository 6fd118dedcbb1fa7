import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserID } from '#shared/ids.ts';
import type { Claims } from './caller.ts';
import { environment } from './environment.ts';
import { readAccessToken } from './identity/accessToken.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Tokens of one session. */
export interface Tokens {
  access: string;
  /** Seconds until the access token ends. */
  expiresIn: number;
  /** Absent after a refresh: the former one goes on. */
  refresh?: string | undefined;
  claims: Claims;
}

/** Passwords and sessions, which Cognito keeps; the Cognito username of an account with a password is its UserID. */
export interface Identity {
  /** An account with a password; one that is there already gets this password. */
  setPassword(id: UserID, password: string, email: string): Promise<void>;
  /** Nobody knows the password any more. */
  forgetPassword(id: UserID): Promise<void>;
  confirmEmail(id: UserID): Promise<void>;
  /** Forgets the account; one that is not there is no trouble. */
  remove(id: UserID): Promise<void>;
  /** A session for a password. Nobody (`undefined`) is refused like somebody whose password is wrong, and as slowly. */
  signIn(id: UserID | undefined, password: string): Promise<Tokens | Refusal<'INVALID_CREDENTIALS'>>;
  refresh(refreshToken: string): Promise<Tokens | Refusal<'INVALID_TOKEN'>>;
  /** Ends the session of a refresh token; one that is none is no trouble. */
  revoke(refreshToken: string): Promise<void>;
  /** Ends all sessions that began with a password. */
  signOutEverywhere(id: UserID): Promise<void>;
}

/** How another user pool than the configured one is reached, for tests. */
export interface IdentitySettings {
  client?: CognitoIdentityProviderClient;
}

/** The user pool of the environment. */
export function makeIdentity(settings: IdentitySettings = {}): Identity {
  const client =
    settings.client ??
    new CognitoIdentityProviderClient({
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    });
  const UserPoolId = environment('USER_POOL_ID');
  const ClientId = environment('TOKEN_CLIENT_ID');
  const of = (Username: string) => ({ UserPoolId, Username });

  const initiate = async (
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
    AuthParameters: Record<string, string>,
  ) =>
    tokensOf(
      await client.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters })),
    );

  const create = async (id: UserID, email: string): Promise<void> => {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'false' },
    ];
    const made = client.send(
      new AdminCreateUserCommand({ ...of(id), UserAttributes, MessageAction: 'SUPPRESS' }),
    );
    await unless(made, 'UsernameExistsException');
  };

  const setPassword = (id: UserID, Password: string) =>
    client.send(new AdminSetUserPasswordCommand({ ...of(id), Password, Permanent: true }));

  return {
    async setPassword(id, password, email) {
      if (await unless(setPassword(id, password), 'UserNotFoundException')) return;
      await create(id, email);
      await setPassword(id, password);
    },

    async forgetPassword(id) {
      await unless(setPassword(id, randomBytes(48).toString('base64url')), 'UserNotFoundException');
    },

    async confirmEmail(id) {
      const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
      await unless(
        client.send(new AdminUpdateUserAttributesCommand({ ...of(id), UserAttributes })),
        'UserNotFoundException',
        'AliasExistsException', // an account that nobody has any more; people sign in by their UserID
      );
    },

    async remove(id) {
      await unless(client.send(new AdminDeleteUserCommand(of(id))), 'UserNotFoundException');
    },

    async signIn(id, password) {
      const USERNAME = id ?? `nobody-${randomBytes(8).toString('hex')}`;
      const tokens = await unless(
        initiate('ADMIN_USER_PASSWORD_AUTH', { USERNAME, PASSWORD: password }),
        'NotAuthorizedException',
        'UserNotFoundException',
      );
      return tokens ?? refuse('INVALID_CREDENTIALS');
    },

    async refresh(refreshToken) {
      const tokens = await unless(
        initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken }),
        'NotAuthorizedException',
        'UserNotFoundException',
        'InvalidParameterException',
      );
      return tokens ?? refuse('INVALID_TOKEN');
    },

    async revoke(refreshToken) {
      await unless(
        client.send(new RevokeTokenCommand({ ClientId, Token: refreshToken })),
        'UnsupportedTokenTypeException',
        'InvalidParameterException',
        'UnauthorizedException',
      );
    },

    async signOutEverywhere(id) {
      await unless(client.send(new AdminUserGlobalSignOutCommand(of(id))), 'UserNotFoundException');
    },
  };
}

/** What came, or undefined where it failed by one of these names. */
async function unless<T>(answer: Promise<T>, ...names: string[]): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && names.includes(error.name)) return undefined;
    throw error;
  }
}

function tokensOf({ AuthenticationResult, ChallengeName }: AdminInitiateAuthCommandOutput): Tokens {
  const { AccessToken, ExpiresIn, RefreshToken } = AuthenticationResult ?? {};
  if (!AccessToken || !ExpiresIn)
    throw new Error(`Cognito gave no tokens (${ChallengeName ?? 'no challenge'}).`);
  return {
    access: AccessToken,
    expiresIn: ExpiresIn,
    refresh: RefreshToken,
    claims: readAccessToken(AccessToken),
  };
}
