import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf } from '#functions/testing/authWorld.ts';
import { stepOf, totpCode } from '#infra/local/identity/totp.ts';
import { beginTwoFactor } from './beginTwoFactor.ts';
import { confirmTwoFactor } from './confirmTwoFactor.ts';
import { refreshSession } from './refreshSession.ts';
import { signIn } from './signIn.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';
import { selfServiceScope, withholdSelfService } from './withholdSelfService.ts';

const password = 'correct horse';
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

/** The client of someone who has stolen an access token: the user pool's address, and no AWS credentials. */
const anybody = () =>
  new CognitoIdentityProviderClient({
    endpoint: world.pool.url,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'NONE', secretAccessKey: 'none' },
    maxAttempts: 1,
  });

const calls = {
  GetUser: (AccessToken: string) => new GetUserCommand({ AccessToken }),
  AssociateSoftwareToken: (AccessToken: string) => new AssociateSoftwareTokenCommand({ AccessToken }),
  VerifySoftwareToken: (AccessToken: string) =>
    new VerifySoftwareTokenCommand({ AccessToken, UserCode: '123456' }),
  SetUserMFAPreference: (AccessToken: string) =>
    new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }),
  ChangePassword: (AccessToken: string) =>
    new ChangePasswordCommand({ AccessToken, PreviousPassword: password, ProposedPassword: 'another horse' }),
  UpdateUserAttributes: (AccessToken: string) =>
    new UpdateUserAttributesCommand({
      AccessToken,
      UserAttributes: [{ Name: 'email', Value: 'thief@example.com' }],
    }),
  DeleteUser: (AccessToken: string) => new DeleteUserCommand({ AccessToken }),
};

const send = (command: ReturnType<(typeof calls)[keyof typeof calls]>) => anybody().send(command as never); // a union of commands
const scopesOf = (token: string) =>
  String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())['scope'] ?? '');

/** Every access token that reaches a client: after a sign-in with and without a second factor, and after a refresh. */
async function clientTokens(username: string): Promise<Record<string, string>> {
  const email = await world.join(username);
  const { UserID } = await world.personOf(email);
  const first = await world.callWith(signIn, { body: { email, password } });
  const refreshed = await world.callWith(refreshSession, {}, { cookies: [cookieOf(first.cookies)] });

  const begun = await world.callWith(beginTwoFactor, { body: { password } }, { as: UserID });
  const { secret } = begun.data as { secret: string };
  const code = () => {
    world.clock.add({ minutes: 1 });
    return totpCode(secret, stepOf(Date.parse(world.clock.now())));
  };
  await world.callWith(confirmTwoFactor, { body: { password, code: code() } }, { as: UserID });
  const withCode = await world.callWith(signIn, { body: { email, password, code: code() } });
  const tokenOf = ({ data }: { data?: unknown }) => (data as { token: string }).token;
  return { 'sign-in': tokenOf(first), refresh: tokenOf(refreshed), 'second factor': tokenOf(withCode) };
}

describe('an access token that reaches a client', () => {
  test('changes nothing of its user at the user pool, however the session began', async () => {
    for (const [how, token] of Object.entries(await clientTokens('tove'))) {
      expect([how, scopesOf(token)]).toEqual([how, '']);
      for (const [name, command] of Object.entries(calls))
        await expect(send(command(token)), `${name} after ${how}`).rejects.toMatchObject({
          name: 'NotAuthorizedException',
          message: 'Access Token does not have required scopes',
        });
    }
  });

  test('does not come from a refresh token that is exchanged for another client', async () => {
    const email = await world.join('yara');
    const { cookies } = await world.callWith(signIn, { body: { email, password } });
    const RefreshToken = cookieOf(cookies).split('=')[1] ?? '';
    const exchange = (ClientId: string) =>
      anybody().send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
    await expect(exchange(world.pool.setupClientId)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    const { AuthenticationResult } = await exchange(world.pool.clientId);
    expect(scopesOf(AuthenticationResult?.AccessToken ?? '')).toBe('');
  });

  test('is issued without the scope also while the user pool cannot say whose client asks', async () => {
    const errors: string[] = [];
    const event = { userPoolId: 'pool', callerContext: { clientId: 'client' }, response: {} };
    const answer = await withholdSelfService(event, {
      isSetupClient: () => Promise.reject(new Error('Throttled')),
      log: { error: message => void errors.push(message) },
    });
    expect(answer.response).toEqual({
      claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress: [selfServiceScope] } },
    });
    expect(errors).toEqual(['app_client.unread']);
  });
});
