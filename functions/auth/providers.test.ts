import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#functions/deletion/deleteAccount.ts';
import { makeSignInUrl } from '#functions/platform/identity/signInUrl.ts';
import { type AuthWorld, authWorld, cookieOf } from '#functions/testing/authWorld.ts';
import { confirmEmail } from './confirmEmail.ts';
import { findByEmail } from './findByEmail.ts';
import { refreshSession } from './refreshSession.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';
import { asIn } from './testing/accountWorld.ts';
import { providerSignIn } from './testing/providerSignIn.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await authWorld({ signUp, confirmEmail, signIn });
});
afterAll(() => world.end());

const { askUrl, codeFor, verify, arrive, sessionOf, meBy, codeChallenge, redirectUri } = providerSignIn(
  () => world,
);

describe('the sign-in URL', () => {
  test('contains the challenge and the state', async () => {
    const { url } = (await askUrl()).data as { url: string };
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      identity_provider: 'Google',
      response_type: 'code',
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: 'a-state-of-sixteen',
    });
  });

  test('names the provider as in our paths where the user pool has it under that name', () => {
    const { PROVIDER_NAMES } = process.env;
    delete process.env['PROVIDER_NAMES'];
    const url = makeSignInUrl()({ provider: 'google', redirectUri, state: 'state', codeChallenge });
    process.env['PROVIDER_NAMES'] = PROVIDER_NAMES;
    expect(new URL(url).searchParams.get('identity_provider')).toBe('google');
  });

  test.each([
    'https://evil.example/en/signin',
    'https://cairn.example.evil.example/',
    'http://cairn.example/en/signin',
    'https://user:secret@cairn.example/en/signin',
    'https://cairn.example:4001/en/signin',
    'javascript:alert(1)',
  ])('is refused with a redirect to %s', async elsewhere => {
    expect(await askUrl({ redirectUri: elsewhere })).toMatchObject({
      status: 403,
      code: 'ORIGIN_NOT_ALLOWED',
    });
    expect(await verify('code', { redirectUri: elsewhere })).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
  });
});

describe('a new user', () => {
  test('gets an account with a name, an avatar and a session', async () => {
    const arrived = await arrive('lovelace@example.com', 'Ada Lovelace');
    const { token, UserID, isNew } = sessionOf(arrived);

    expect(arrived.status).toBe(200);
    expect(isNew).toBe(true);
    expect(arrived.cookies[0]).toContain('cairn_refresh=');
    const me = await meBy(token);
    expect(me.data).toMatchObject({
      UserID,
      username: 'AdaLovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'lovelace@example.com',
      hasPassword: false,
      avatar: { kind: 'ready' },
    });
  });

  test('gets the same account on the next sign-in', async () => {
    const first = sessionOf(await arrive('back@example.com', 'Bo Back'));
    const second = sessionOf(await arrive('back@example.com', 'Bo Back'));

    expect(second).toMatchObject({ UserID: first.UserID, isNew: false });
  });

  test('gets an unused username', async () => {
    await world.join('MeiLin');
    const { token } = sessionOf(await arrive('mei@example.com', 'Mei Lin'));

    expect((await meBy(token)).data?.username).toBe('Mei');
    const { token: other } = sessionOf(await arrive('mei.second@example.com', 'Mei Lin'));
    expect((await meBy(other)).data?.username).toBe('mei.second');
  });

  test('gets one account from two simultaneous sign-ins', async () => {
    const codes = [
      await codeFor({ email: 'both@example.com', name: 'Bo Both' }),
      await codeFor({ email: 'both@example.com', name: 'Bo Both' }),
    ];
    const both = (await Promise.all(codes.map(code => verify(code)))).map(sessionOf);

    expect(both[0]?.UserID).toBe(both[1]?.UserID);
  });

  test('must have an email address that the provider has verified', async () => {
    const code = await codeFor({ email: 'unsure@example.com', name: 'Uma', unverified: 'yes' });

    expect(await verify(code)).toMatchObject({ status: 403, code: 'PROVIDER_EMAIL_NOT_VERIFIED' });
    expect(await findByEmail(world.table, 'unsure@example.com')).toBeUndefined();
  });

  test('costs one request more per authenticated call than a user who signed in by password', async () => {
    const { token } = sessionOf(await arrive('costs@example.com', 'Cost Counter'));
    const from = world.requests();
    await meBy(token);

    expect(world.requests(from)).toBe(2);
  });
});

describe('an existing user', () => {
  test('gets the same account by password and by provider', async () => {
    const email = await world.join('two.ways');
    const byPassword = (await world.signIn(email)).data;
    const byProvider = sessionOf(await arrive(email));

    expect(byProvider).toMatchObject({ UserID: byPassword?.UserID, isNew: false });
    expect((await meBy(byProvider.token)).data).toMatchObject({ username: 'two.ways', hasPassword: true });
    expect((await world.signIn(email)).status).toBe(200);
  });

  test('is refused if banned', async () => {
    const email = await world.join('provider-banned');
    await world.user({ ...(await findByEmail(world.table, email)), status: 'banned' });
    const arrived = await arrive(email);

    expect(arrived).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED', cookies: [] });
  });

  test('gets a new account after deleting the former one, with whichever way of signing in', async () => {
    const email = await world.join('comes-back');
    const linked = sessionOf(await arrive(email));
    const claims = await world.verifyToken(`Bearer ${linked.token}`);
    const body = { password: 'correct horse' };
    expect((await world.call(deleteAccount, { body }, asIn(claims))).status).toBe(204);
    await world.runStream();
    expect((await meBy(linked.token)).code).toBe('INVALID_TOKEN');

    const anew = sessionOf(await arrive(email));
    expect(anew).toMatchObject({ isNew: true });
    expect(anew.UserID).not.toBe(linked.UserID);
    expect((await meBy(anew.token)).data).toMatchObject({ email, hasPassword: false });
  });

  test('can set a password after signing in by provider, which ends earlier sessions', async () => {
    const email = 'wants.password@example.com';
    const arrived = await arrive(email, 'Wanda Wants');
    world.clock.add({ minutes: 1 });
    await world.callWith(requestPasswordReset, { body: { email } });
    await world.runStream();
    world.clock.add({ minutes: 1 });
    const answer = await world.callWith(resetPassword, {
      resetToken: world.lastSecret(email),
      body: { password: 'now a password' },
    });

    expect(answer.status).toBe(200);
    const session = await world.signIn(email, 'now a password');
    expect(session.data?.UserID).toBe(sessionOf(arrived).UserID);
    expect((await meBy(session.data?.token ?? '')).data).toMatchObject({ hasPassword: true });
    expect(await meBy(sessionOf(arrived).token)).toMatchObject({ code: 'SESSION_EXPIRED' });
    const refreshed = await world.callWith(refreshSession, {}, { cookies: [cookieOf(arrived.cookies)] });
    expect(refreshed).toMatchObject({ code: 'SESSION_EXPIRED' });
  });
});

describe('a session by provider', () => {
  test('is refreshed by its cookie', async () => {
    const arrived = await arrive('refresher@example.com', 'Rea Fresher');
    world.clock.add({ minutes: 61 });
    const refreshed = await world.callWith(refreshSession, {}, { cookies: [cookieOf(arrived.cookies)] });

    expect(refreshed).toMatchObject({ status: 200, data: { UserID: sessionOf(arrived).UserID } });
  });
});

describe('an authorization code', () => {
  test('works once', async () => {
    const code = await codeFor({ email: 'once@example.com', name: 'Otto Once' });
    expect((await verify(code)).status).toBe(200);
    expect(await verify(code)).toMatchObject({ status: 401, code: 'PROVIDER_SIGN_IN_FAILED' });
  });

  test('requires its verifier', async () => {
    const code = await codeFor({ email: 'stolen@example.com', name: 'Stella Stolen' });
    const codeVerifier = randomBytes(32).toString('base64url');
    expect(await verify(code, { codeVerifier })).toMatchObject({ code: 'PROVIDER_SIGN_IN_FAILED' });
  });

  test('is refused as unavailable if the provider cannot be reached', async () => {
    const { IDENTITY_URL } = process.env;
    process.env['IDENTITY_URL'] = 'http://127.0.0.1:9';
    const answer = await verify('code');
    process.env['IDENTITY_URL'] = IDENTITY_URL;

    expect(answer).toMatchObject({ status: 503, code: 'PROVIDER_UNAVAILABLE' });
  });
});
