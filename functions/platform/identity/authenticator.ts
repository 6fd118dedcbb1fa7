import {
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Refusal, refuse } from '../refusal.ts';

/** Registers a person's authenticator app (TOTP) with Cognito. Both calls need an access token of a sign-in by password. */
export interface Authenticator {
  /** Creates the secret that the app and Cognito share, in base32. It replaces one that was not proved. */
  associate(accessToken: string): Promise<string>;
  /** Proves that the app has the secret by one of its codes. Does not turn two-factor authentication on yet. */
  verify(accessToken: string, code: string): Promise<Refusal<'TWO_FACTOR_CODE_INCORRECT'> | undefined>;
}

/** What Cognito answers to a code that does not match, and to one before a secret exists. */
const mismatches = [
  'EnableSoftwareTokenMFAException',
  'CodeMismatchException',
  'InvalidParameterException',
  'SoftwareTokenMFANotFoundException',
];

/** Creates the client. An extra dependency: `{ authenticator: makeAuthenticator }`. */
export function makeAuthenticator(
  client = new CognitoIdentityProviderClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
  }),
): Authenticator {
  return {
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
