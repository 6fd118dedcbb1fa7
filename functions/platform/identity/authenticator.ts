import {
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserID } from '#shared/ids.ts';
import { environment } from '../environment.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { provide } from '../uses.ts';
import { initiate, revoke, tokensOf } from './cognitoCalls.ts';

/** A session in which an authenticator app is set up. */
export interface SetupSession {
  access: string;
  end: () => Promise<void>;
}

/** Registers a person's authenticator app (TOTP) with Cognito, in a session that never leaves our functions. */
export interface Authenticator {
  /**
   * Starts such a session by password, for a person without a second factor. Only its token may register an app; no token that
   * reaches a client does (`withholdSelfService`). It is to be ended.
   */
  startSession(
    id: UserID,
    password: string,
  ): Promise<SetupSession | Refusal<'INVALID_CREDENTIALS' | 'TWO_FACTOR_CODE_REQUIRED'>>;
  /** Creates the secret that the app and Cognito share, in base32. It replaces one that was not proved. */
  associate(accessToken: string): Promise<string>;
  /** Proves that the app has the secret by one of its codes. Does not turn two-factor authentication on yet. */
  verify(accessToken: string, code: string): Promise<Refusal<'TWO_FACTOR_CODE_INCORRECT'> | undefined>;
}

/** Exceptions of Cognito for a code that does not match, or that is sent before a secret exists. */
const mismatches = [
  'EnableSoftwareTokenMFAException',
  'CodeMismatchException',
  'InvalidParameterException',
  'SoftwareTokenMFANotFoundException',
];

/** Creates the client. */
export function makeAuthenticator(
  client = new CognitoIdentityProviderClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  }),
): Authenticator {
  const setup = { UserPoolId: environment('USER_POOL_ID'), ClientId: environment('SETUP_CLIENT_ID') };

  return {
    async startSession(id, password) {
      const initiated = await initiate(client, setup, { username: id, password });
      if (!initiated) return refuse('INVALID_CREDENTIALS');
      if (initiated.ChallengeName === 'SOFTWARE_TOKEN_MFA') return refuse('TWO_FACTOR_CODE_REQUIRED');
      const { access, refresh } = tokensOf(initiated);
      return {
        access,
        end: async () => {
          if (refresh) await revoke(client, setup.ClientId, refresh);
        },
      };
    },

    async associate(AccessToken) {
      const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      if (!SecretCode) throw new Error('Cognito returned no secret');
      return SecretCode;
    },

    async verify(AccessToken, UserCode) {
      try {
        const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
        return Status === 'SUCCESS' ? undefined : refuse('TWO_FACTOR_CODE_INCORRECT');
      } catch (error) {
        if (error instanceof Error && mismatches.includes(error.name))
          return refuse('TWO_FACTOR_CODE_INCORRECT');
        throw error;
      }
    },
  };
}

/** The client of sessions that set up an authenticator app. */
export const authenticatorSetup = provide('authenticator', () => makeAuthenticator(), {
  identity: ['AdminInitiateAuth'],
});
