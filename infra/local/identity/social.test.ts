import { createHash, randomBytes } from 'node:crypto';
import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identityWorld } from './identityWorld.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;
let clock: Date;

beforeEach(async () => {
  clock = new Date();
  world = await identityWorld({ now: () => clock });
});
afterEach(() => world.end());

const redirect_uri = 'http://localhost:4000/en/signin';
const verifier = randomBytes(32).toString('base64url');

const address = (changes: Record<string, string | undefined> = {}) => {
  const url = new URL('/oauth2/authorize', world.identity.url);
  const query = {
    identity_provider: 'Google',
    response_type: 'code',
    client_id: world.identity.clientId,
    redirect_uri,
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: 'state & more',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  return url;
};

const choose = async (form: Record<string, string>, changes: Record<string, string | undefined> = {}) => {
  const answer = await fetch(address(changes), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return { status: answer.status, back: new URL(answer.headers.get('location') ?? 'none:') };
};
const ada = { email: 'Ada@example.com', name: 'Ada Byron' };

const codeFor = async (form: Record<string, string> = ada) =>
  (await choose(form)).back.searchParams.get('code') ?? '';

const exchange = async (form: Record<string, string>) => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: world.identity.clientId,
    redirect_uri,
    code_verifier: verifier,
    ...form,
  });
  const answer = await fetch(`${world.identity.url}/oauth2/token`, { method: 'POST', body });
  const tokens: { error?: string; access_token?: string; id_token?: string; refresh_token?: string } =
    await answer.json();
  return { status: answer.status, ...tokens };
};

const claimsOf = async (form?: Record<string, string>) => {
  const { id_token = '' } = await exchange({ code: await codeFor(form) });
  return world.verifier('id').verify(id_token);
};
const subOf = async () => {
  const { 'cognito:username': username } = await claimsOf();
  return typeof username === 'string' ? username.replace('google_', '') : '';
};

describe('the page of the provider', () => {
  test('offers accounts, another one, and a way back', async () => {
    const answer = await fetch(address());
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(html).toContain('amelia.hart@example.com');
    expect(html).toContain('name="email"');
    expect(html).toContain('Cancel');
    expect(html).toContain('email address not verified');
  });

  test('continues, and does not cancel, on Enter: the first button of the form is the one that Enter presses', async () => {
    const html = await (await fetch(address())).text();

    expect(html.indexOf('Continue</button>')).toBeGreaterThan(0);
    expect(html.indexOf('Continue</button>')).toBeLessThan(html.indexOf('Cancel</button>'));
  });

  test('shows nothing of what was typed as markup', async () => {
    await choose({ email: 'x@example.com', name: '<script>alert(1)</script>' });

    expect(await (await fetch(address())).text()).not.toContain('<script>');
  });

  test('goes back with a code and the state', async () => {
    const { status, back } = await choose(ada);

    expect(status).toBe(302);
    expect(back.href).toContain(redirect_uri);
    expect(back.searchParams.get('state')).toBe('state & more');
    expect(back.searchParams.get('code')).not.toBeNull();
  });

  test('goes back without one when cancelled', async () => {
    const { back } = await choose({ cancel: 'yes' });

    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('code')).toBeNull();
  });

  test('asks again for a valid address', async () => {
    expect((await choose({ email: 'no address', name: 'Ada' })).status).toBe(400);
    expect((await choose({ sub: '42' })).status).toBe(400);
  });

  test.each([
    ['another client', { client_id: 'other' }],
    ['an address elsewhere', { redirect_uri: 'https://evil.example/' }],
    ['an address that looks near', { redirect_uri: 'http://localhost.evil.example/' }],
    ['an address with a user', { redirect_uri: 'http://localhost:80@evil.example/' }],
    ['no address', { redirect_uri: undefined }],
  ])('never goes to %s', async (_, changes: Record<string, string | undefined>) => {
    const { status, back } = await choose(ada, changes);

    expect(status).toBe(400);
    expect(back.href).toBe('none:');
  });

  test.each([
    ['an unknown provider', { identity_provider: 'Nobody' }],
    ['the implicit flow', { response_type: 'token' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['an unknown scope', { scope: 'openid everything' }],
  ])('goes back with an error for %s', async (_, changes) => {
    const { back } = await choose(ada, changes);

    expect(back.searchParams.get('error')).not.toBeNull();
    expect(back.searchParams.get('code')).toBeNull();
  });
});

describe('the code', () => {
  test('gives tokens that the verifier accepts and the API knows', async () => {
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

  test('is good once', async () => {
    const code = await codeFor();
    await exchange({ code });

    expect(await exchange({ code })).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test.each([
    ['another verifier', { code_verifier: 'another' }],
    ['another address', { redirect_uri: 'http://localhost:4001/' }],
  ])('is spent on %s', async (_, form) => {
    const code = await codeFor();

    expect(await exchange({ code, ...form })).toEqual({ status: 400, error: 'invalid_grant' });
    expect(await exchange({ code })).toEqual({ status: 400, error: 'invalid_grant' });
  });

  test('ends after five minutes', async () => {
    const code = await codeFor();
    clock = new Date(clock.getTime() + 5 * 60 * 1000);

    expect((await exchange({ code })).error).toBe('invalid_grant');
  });

  test('outlives a restart', async () => {
    const code = await codeFor();
    const { dataDir } = world;
    await world.identity.close();
    world = await identityWorld({ dataDir });

    expect((await exchange({ code })).status).toBe(200);
  });

  test('other wishes are refused by name', async () => {
    expect((await exchange({ client_id: 'other' })).error).toBe('invalid_client');
    expect((await exchange({ grant_type: 'password' })).error).toBe('unsupported_grant_type');
    expect((await exchange({})).error).toBe('invalid_request');
    const noToken = await fetch(`${world.identity.url}/oauth2/userInfo`);
    expect(noToken.status).toBe(401);
  });
});

describe('who is signed in', () => {
  test('the same person for the same address', async () => {
    const first = await claimsOf();
    const second = await claimsOf({ email: 'ada@EXAMPLE.com', name: 'Ada Lovelace' });

    expect(second['cognito:username']).toBe(first['cognito:username']);
    expect(second.sub).toBe(first.sub);
    expect(second['name']).toBe('Ada Lovelace');
    expect(first['identities']).toMatchObject([{ providerName: 'Google', userId: await subOf() }]);
  });

  test('an address can be told to be unverified', async () => {
    expect((await claimsOf({ ...ada, unverified: 'yes' })).email_verified).toBe(false);
  });

  test('a linked user in place of a new one', async () => {
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

  test('nobody who is disabled', async () => {
    const sub = await subOf();
    await world.client.send(new AdminDisableUserCommand({ ...world.pool, Username: `google_${sub}` }));
    const { back } = await choose(ada);

    expect(back.searchParams.get('error_description')).toBe('User is disabled.');
    expect(back.searchParams.get('code')).toBeNull();
  });

  test('a social user does not take the address of a local one', async () => {
    await world.addUser('u1', 'ada@example.com');
    const claims = await claimsOf();

    expect(claims['cognito:username']).not.toBe('u1');
    expect((await world.signIn('ada@example.com')).access).not.toBe('');
  });
});

describe('signing out', () => {
  test('goes back to an allowed address only', async () => {
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
