import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { createIdentity, type IdentityOptions } from './identity.ts';

const credentials = { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' };

/** Cognito's response to both a wrong password and an unknown user. */
export const wrongCredentials = {
  name: 'NotAuthorizedException',
  message: 'Incorrect username or password.',
};

/** A user pool in a temporary folder, with a client and helpers that create users and sign them in. */
export async function identityWorld(options: Partial<IdentityOptions> = {}) {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'identity-')));
  const identity = await createIdentity({ dataDir, credentials, ...options });
  const { userPoolId: UserPoolId, clientId: ClientId } = identity;
  const client = clientOf(identity.url, credentials);
  const initiate = (AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters: Record<string, string>) =>
    client.send(new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters }));

  return {
    dataDir,
    identity,
    client,
    pool: { UserPoolId },
    /** Parameters of an admin action on a user. */
    user: (Username: string) => ({ UserPoolId, Username }),
    async end() {
      await identity.close();
      await rm(dataDir, { recursive: true, force: true });
    },

    /** Creates a confirmed user with a verified email address. */
    async addUser(Username: string, email = `${Username}@example.com`, Password = 'correct horse') {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ];
      await client.send(
        new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }),
      );
      await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
    },

    /** Creates a user who signed up and is unconfirmed. */
    signUp: (Username: string, Password = 'correct horse') =>
      client.send(
        new SignUpCommand({
          ClientId,
          Username,
          Password,
          UserAttributes: [{ Name: 'email', Value: `${Username}@example.com` }],
        }),
      ),

    confirm: (Username: string) => client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username })),

    async signIn(USERNAME: string, PASSWORD = 'correct horse') {
      const answer = await initiate('ADMIN_USER_PASSWORD_AUTH', { USERNAME, PASSWORD });
      const { AccessToken = '', IdToken = '', RefreshToken = '' } = answer.AuthenticationResult ?? {};
      return { access: AccessToken, id: IdToken, refresh: RefreshToken, challenge: answer.ChallengeName };
    },

    refresh: async (RefreshToken: string) =>
      (await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })))
        .AuthenticationResult,

    /** The functions' token verifier with the keys of this pool. */
    verifier: (tokenUse: 'access' | 'id') =>
      CognitoJwtVerifier.create(
        { userPoolId: UserPoolId, clientId: ClientId, tokenUse },
        { jwksCache: new SimpleJwksCache({ fetcher: { fetch: () => readKeys(identity.jwksUrl) } }) },
      ),
  };
}

async function readKeys(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);

  return answer.arrayBuffer();
}

/** A Cognito client that signs with the given access key. */
export function clientOf(endpoint: string, keys: typeof credentials): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    endpoint,
    region: 'eu-west-2',
    credentials: keys,
    maxAttempts: 1,
  });
}
