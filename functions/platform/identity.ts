import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminListGroupsForUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserID } from '#shared/ids.ts';
import { environment } from './environment.ts';
import { initiate, revoke, type Tokens, tokensOf, unless } from './identity/cognitoCalls.ts';
import type { IdentityOperation } from './permissions.ts';
import { type Refusal, refuse } from './refusal.ts';
import { provide } from './uses.ts';

/** Passwords and sessions in Cognito. The Cognito username of an account with a password is its UserID. */
export interface Identity {
  /** Creates an account with a password, or replaces the password of an existing one. */
  setPassword(id: UserID, password: string, email: string): Promise<void>;
  confirmEmail(id: UserID): Promise<void>;
  /** Sets another address, which its owner has proved. An account without a password has none in the pool. */
  changeEmail(id: UserID, email: string): Promise<void>;
  /** Deletes a user of the pool, of an identity provider too. A missing user is not an error. */
  remove(username: string): Promise<void>;
  /**
   * Starts a session by password, and by the code of an authenticator app (six digits) if the account has one. Each code
   * is accepted once. An unknown user (`undefined`) is refused like a wrong password, and in the same time; only who
   * knows the password learns that a code is missing or wrong.
   */
  signIn(
    id: UserID | undefined,
    password: string,
    code?: string,
  ): Promise<
    Tokens | Refusal<'INVALID_CREDENTIALS' | 'TWO_FACTOR_CODE_REQUIRED' | 'TWO_FACTOR_CODE_INCORRECT'>
  >;
  /** Turns two-factor authentication with an authenticator app on or off. It must have been proved before. */
  setTwoFactor(id: UserID, isOn: boolean): Promise<void>;
  /** Exchanges a refresh token for new tokens, a refresh token among them; the old one is soon refused. */
  refresh(refreshToken: string): Promise<Tokens | Refusal<'INVALID_TOKEN'>>;
  /** Revokes the session of a refresh token. Invalid tokens are ignored. */
  revoke(refreshToken: string): Promise<void>;
  /** Whether a user of the pool is in the administrators' group now; tokens keep the groups of their issue. */
  isAdministrator(username: string): Promise<boolean>;
  /** Ends all sessions that were started by password. */
  signOutEverywhere(id: UserID): Promise<void>;
}

/** Settings that replace those of the environment, for tests. */
export interface IdentitySettings {
  client?: CognitoIdentityProviderClient;
}

/** Creates the client of the environment's user pool. */
export function makeIdentity(settings: IdentitySettings = {}): Identity {
  const client =
    settings.client ??
    new CognitoIdentityProviderClient({
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    });
  const UserPoolId = environment('USER_POOL_ID');
  const ClientId = environment('TOKEN_CLIENT_ID');
  const pool = { UserPoolId, ClientId };
  const of = (Username: string) => ({ UserPoolId, Username });

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

  const setAttributes = async (id: UserID, attributes: Record<string, string>) => {
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    await unless(
      client.send(new AdminUpdateUserAttributesCommand({ ...of(id), UserAttributes })),
      'UserNotFoundException',
      'AliasExistsException', // the address of an abandoned account; users sign in by their UserID
    );
  };

  return {
    async setPassword(id, password, email) {
      if (await unless(setPassword(id, password), 'UserNotFoundException')) return;
      await create(id, email);
      await setPassword(id, password);
    },

    confirmEmail: id => setAttributes(id, { email_verified: 'true' }),

    changeEmail: (id, email) => setAttributes(id, { email, email_verified: 'true' }),

    async remove(username) {
      await unless(client.send(new AdminDeleteUserCommand(of(username))), 'UserNotFoundException');
    },

    async signIn(id, password, code) {
      const USERNAME = id ?? `nobody-${randomBytes(8).toString('hex')}`;
      const initiated = await initiate(client, pool, { username: USERNAME, password });
      if (!initiated) return refuse('INVALID_CREDENTIALS');
      if (initiated.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return tokensOf(initiated);
      return code
        ? await answerChallenge(client, { ...pool, session: initiated.Session, username: USERNAME }, code)
        : refuse('TWO_FACTOR_CODE_REQUIRED');
    },

    async setTwoFactor(id, isOn) {
      const SoftwareTokenMfaSettings = { Enabled: isOn, PreferredMfa: isOn };
      const set = client.send(new AdminSetUserMFAPreferenceCommand({ ...of(id), SoftwareTokenMfaSettings }));
      await unless(set, 'UserNotFoundException');
    },

    async refresh(refreshToken) {
      const refreshed = await unless(
        client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: refreshToken })),
        'NotAuthorizedException',
        'RefreshTokenReuseException',
        'UserNotFoundException',
        'InvalidParameterException',
      );
      return refreshed ? tokensOf({ ...refreshed, ChallengeName: undefined }) : refuse('INVALID_TOKEN');
    },

    async revoke(refreshToken) {
      await revoke(client, ClientId, refreshToken);
    },

    async isAdministrator(username) {
      const listed = await unless(
        client.send(new AdminListGroupsForUserCommand(of(username))),
        'UserNotFoundException',
      );
      return listed?.Groups?.some(({ GroupName }) => GroupName === 'admins') ?? false;
    },

    async signOutEverywhere(id) {
      await unless(client.send(new AdminUserGlobalSignOutCommand(of(id))), 'UserNotFoundException');
    },
  };
}

/** Answers Cognito's question for a code of the authenticator app. */
async function answerChallenge(
  client: CognitoIdentityProviderClient,
  { session, username, ...pool }: Challenge,
  code: string,
): Promise<Tokens | Refusal<'TWO_FACTOR_CODE_INCORRECT'>> {
  const command = new AdminRespondToAuthChallengeCommand({
    ...pool,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: session,
    ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
  });
  const responded = await unless(
    client.send(command),
    'CodeMismatchException',
    'ExpiredCodeException',
    'NotAuthorizedException',
  );
  return responded ? { ...tokensOf(responded), hasSecondFactor: true } : refuse('TWO_FACTOR_CODE_INCORRECT');
}

interface Challenge {
  UserPoolId: string;
  ClientId: string;
  session: string | undefined;
  username: string;
}

/** The user pool, for these operations of it; those that anyone may call need none. */
export const userPool = (...operations: readonly IdentityOperation[]) =>
  provide('identity', () => makeIdentity(), { identity: operations });
