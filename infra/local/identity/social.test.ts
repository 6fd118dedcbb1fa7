import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identityWorld } from './identityWorld.ts';
import { ada, socialClient } from './socialClient.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;
let clock: Date;

beforeEach(async () => {
  clock = new Date();
  world = await identityWorld({ now: () => clock });
});
afterEach(() => world.end());

const { choose, codeFor, exchange } = socialClient(() => world);

const claimsOf = async (form?: Record<string, string>) => {
  const { id_token = '' } = await exchange({ code: await codeFor(form) });
  return world.verifier('id').verify(id_token);
};
const subOf = async () => {
  const { 'cognito:username': username } = await claimsOf();
  return typeof username === 'string' ? username.replace('google_', '') : '';
};

describe('the authorization code', () => {
  test('gets tokens that the verifier and the userInfo endpoint accept', async () => {
    const tokens = await exchange({ code: await codeFor() });
    const { username } = await world.verifier('access').verify(tokens.access_token ?? '');
    const answer = await fetch(`${world.identity.url}/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });

    expect(username).toMatch(/^google_\d{21}$/);
    expect(await answer.json()).toMatchObject({
      email: 'Ada@example.com',
      email_verified: 'true',
      name: 'Ada Byron',
      username,
    });
    const refreshed = await exchange({
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token ?? '',
    });
    expect((await world.verifier('access').verify(refreshed.access_token ?? '')).username).toBe(username);
  });

  test('works once', async () => {
    const code = await codeFor();
    await exchange({ code });

    expect(await exchange({ code })).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test.each([
    ['a wrong verifier', { code_verifier: 'another' }],
    ['a wrong redirect address', { redirect_uri: 'http://localhost:4001/' }],
  ])('is used up by an exchange with %s', async (_, form) => {
    const code = await codeFor();

    expect(await exchange({ code, ...form })).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await exchange({ code })).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test('expires after five minutes', async () => {
    const code = await codeFor();
    clock = new Date(clock.getTime() + 5 * 60 * 1000);

    expect((await exchange({ code })).error).toBe('invalid_grant');
  });

  test('survives a restart', async () => {
    const code = await codeFor();
    const { dataDir } = world;
    await world.identity.close();
    world = await identityWorld({ dataDir });

    expect((await exchange({ code })).status).toBe(200);
  });

  test('an invalid exchange is refused with the OAuth error code', async () => {
    expect((await exchange({ client_id: 'other' })).error).toBe('invalid_client');
    expect((await exchange({ grant_type: 'password' })).error).toBe('unsupported_grant_type');
    expect((await exchange({})).error).toBe('invalid_request');
    const noToken = await fetch(`${world.identity.url}/oauth2/userInfo`);
    expect(noToken.status).toBe(401);
  });
});

describe('the signed-in user', () => {
  test('is the same for the same email address', async () => {
    const first = await claimsOf();
    const second = await claimsOf({ email: 'ada@EXAMPLE.com', name: 'Ada Lovelace' });

    expect(second['cognito:username']).toBe(first['cognito:username']);
    expect(second.sub).toBe(first.sub);
    expect(second['name']).toBe('Ada Lovelace');
    expect(first['identities']).toMatchObject([{ providerName: 'Google', userId: await subOf() }]);
  });

  test('can have an unverified email address', async () => {
    expect((await claimsOf({ ...ada, unverified: 'yes' })).email_verified).toBe(false);
  });

  test('is the linked user instead of a new one', async () => {
    await world.addUser('u1', 'ada@example.com');
    const sub = await subOf();
    const link = () =>
      world.client.send(
        new AdminLinkProviderForUserCommand({
          ...world.pool,
          DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: 'u1' },
          SourceUser: {
            ProviderName: 'Google',
            ProviderAttributeName: 'Cognito_Subject',
            ProviderAttributeValue: sub,
          },
        }),
      );

    await expect(link()).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await world.client.send(new AdminDeleteUserCommand({ ...world.pool, Username: `google_${sub}` }));
    await link();
    await expect(link()).rejects.toMatchObject({ name: 'InvalidParameterException' });

    const claims = await claimsOf();
    expect(claims['cognito:username']).toBe('u1');
    expect(claims['identities']).toMatchObject([{ providerName: 'Google', userId: sub }]);
    await expect(
      world.client.send(new AdminGetUserCommand({ ...world.pool, Username: `google_${sub}` })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('is refused when disabled', async () => {
    const sub = await subOf();
    await world.client.send(new AdminDisableUserCommand({ ...world.pool, Username: `google_${sub}` }));
    const { back } = await choose(ada);

    expect(back.searchParams.get('error_description')).toBe('User is disabled.');
    expect(back.searchParams.get('code')).toBeNull();
  });

  test('does not take over a local user with the same email address', async () => {
    await world.addUser('u1', 'ada@example.com');
    const claims = await claimsOf();

    expect(claims['cognito:username']).not.toBe('u1');
    expect((await world.signIn('ada@example.com')).access).not.toBe('');
  });
});

describe('signing out', () => {
  test('redirects to an allowed address only', async () => {
    const logout = (logout_uri: string) =>
      fetch(
        `${world.identity.url}/logout?${new URLSearchParams({ client_id: world.identity.clientId, logout_uri })}`,
        {
          redirect: 'manual',
        },
      );

    expect((await logout('http://localhost:4000/en')).headers.get('location')).toBe(
      'http://localhost:4000/en',
    );
    expect((await logout('https://evil.example')).status).toBe(400);
  });
});
