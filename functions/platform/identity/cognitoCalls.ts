import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  type CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Claims } from '../caller.ts';
import { readAccessToken } from './accessToken.ts';

/** Tokens of a session. */
export interface Tokens {
  access: string;
  /** Lifetime of the access token in seconds. */
  expiresIn: number;
  refresh?: string | undefined;
  claims: Claims;
  /** Whether the sign-in took a code of an authenticator app. */
  hasSecondFactor?: boolean;
}

/** Starts a session of an app client by password; undefined if the user is unknown or the password is wrong. */
export const initiate = (
  client: CognitoIdentityProviderClient,
  app: { UserPoolId: string; ClientId: string },
  { username, password }: { username: string; password: string },
) =>
  unless(
    client.send(
      new AdminInitiateAuthCommand({
        ...app,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: username, PASSWORD: password },
      }),
    ),
    'NotAuthorizedException',
    'UserNotFoundException',
  );

/** Ends the session of a refresh token. Invalid tokens are ignored. */
export const revoke = (client: CognitoIdentityProviderClient, ClientId: string, Token: string) =>
  unless(
    client.send(new RevokeTokenCommand({ ClientId, Token })),
    'UnsupportedTokenTypeException',
    'InvalidParameterException',
    'UnauthorizedException',
  );

/** Returns the result, or undefined if it failed with one of these errors. */
export async function unless<T>(answer: Promise<T>, ...names: string[]): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && names.includes(error.name)) return undefined;
    throw error;
  }
}

/** The tokens of a session that has begun. */
export function tokensOf({
  AuthenticationResult,
  ChallengeName,
}: Pick<AdminInitiateAuthCommandOutput, 'AuthenticationResult' | 'ChallengeName'>): Tokens {
  const { AccessToken, ExpiresIn, RefreshToken } = AuthenticationResult ?? {};
  if (!AccessToken || !ExpiresIn)
    throw new Error(`Cognito returned no tokens (${ChallengeName ?? 'no challenge'})`);
  return {
    access: AccessToken,
    expiresIn: ExpiresIn,
    refresh: RefreshToken,
    claims: readAccessToken(AccessToken),
  };
}
