import { afterEach, beforeEach, expect, test } from 'vitest';
import { identityWorld } from './identityWorld.ts';
import { ada, redirect_uri, socialClient } from './socialClient.ts';

let world: Awaited<ReturnType<typeof identityWorld>>;

beforeEach(async () => {
  world = await identityWorld();
});
afterEach(() => world.end());

const { address, choose } = socialClient(() => world);

test('the page offers demo accounts, another account and a way to cancel', async () => {
  const answer = await fetch(address());
  const html = await answer.text();

  expect(answer.status).toBe(200);
  expect(html).toContain('amelia.hart@example.com');
  expect(html).toContain('name="email"');
  expect(html).toContain('Cancel');
  expect(html).toContain('email address not verified');
});

test('Enter continues rather than cancels: Continue is the first button of the form', async () => {
  const html = await (await fetch(address())).text();

  expect(html.indexOf('Continue</button>')).toBeGreaterThan(0);
  expect(html.indexOf('Continue</button>')).toBeLessThan(html.indexOf('Cancel</button>'));
});

test('the page never shows input as markup', async () => {
  await choose({ email: 'x@example.com', name: '<script>alert(1)</script>' });

  expect(await (await fetch(address())).text()).not.toContain('<script>');
});

test('choosing an account redirects back with a code and the state', async () => {
  const { status, back } = await choose(ada);

  expect(status).toBe(302);
  expect(back.href).toContain(redirect_uri);
  expect(back.searchParams.get('state')).toBe('state & more');
  expect(back.searchParams.get('code')).not.toBeNull();
});

test('cancelling redirects back without a code', async () => {
  const { back } = await choose({ cancel: 'yes' });

  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('code')).toBeNull();
});

test('an invalid email address or account is refused', async () => {
  expect((await choose({ email: 'no address', name: 'Ada' })).status).toBe(400);
  expect((await choose({ sub: '42' })).status).toBe(400);
});

test.each([
  ['another client', { client_id: 'other' }],
  ['an address on another host', { redirect_uri: 'https://evil.example/' }],
  ['a host that starts with the allowed one', { redirect_uri: 'http://localhost.evil.example/' }],
  ['an address with a user name', { redirect_uri: 'http://localhost:80@evil.example/' }],
  ['a missing address', { redirect_uri: undefined }],
])('%s gets an error instead of a redirect', async (_, changes: Record<string, string | undefined>) => {
  const { status, back } = await choose(ada, changes);

  expect(status).toBe(400);
  expect(back.href).toBe('none:');
});

test.each([
  ['an unknown provider', { identity_provider: 'Nobody' }],
  ['the implicit flow', { response_type: 'token' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['an unknown scope', { scope: 'openid everything' }],
])('%s redirects back with an error', async (_, changes) => {
  const { back } = await choose(ada, changes);

  expect(back.searchParams.get('error')).not.toBeNull();
  expect(back.searchParams.get('code')).toBeNull();
});
