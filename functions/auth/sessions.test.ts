import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { handler as getMe } from '#functions/authors/getMe.lambda.ts';
import { type AuthWorld, authWorld, cookieOf } from '#functions/testing/authWorld.ts';
import { UserID } from '#shared/ids.ts';
import { handler as changePassword } from './changePassword.lambda.ts';
import { handler as confirmEmail } from './confirmEmail.lambda.ts';
import { findByEmail } from './findByEmail.ts';
import { handler as refreshSession } from './refreshSession.lambda.ts';
import { handler as requestPasswordReset } from './requestPasswordReset.lambda.ts';
import { handler as resetPassword } from './resetPassword.lambda.ts';
import { handler as signIn } from './signIn.lambda.ts';
import { handler as signOut } from './signOut.lambda.ts';
import { handler as signUp } from './signUp.lambda.ts';

let world: AuthWorld;
beforeAll(async () => {
  world = await authWorld({ signUp, confirmEmail, signIn });
});
afterAll(() => world.end());

const personOf = async (email: string) => {
  const person = await findByEmail(world.table, email);
  if (!person) throw new Error(`Nobody has ${email}.`);
  return person;
};
const change = async (email: string, fields: object) => world.user({ ...(await personOf(email)), ...fields });
const refresh = (cookie: string) => world.callWith(refreshSession, {}, { cookies: cookie ? [cookie] : [] });
const claimsOf = (token: string | undefined) => world.verifyToken(`Bearer ${token}`);
/** Calls as the gateway does for a token. */
const meBy = async (token: string | undefined) => {
  const claims = await claimsOf(token);
  return world.call(getMe, {}, { as: claims?.username, sessionSince: claims?.since ?? 0 });
};
const requestReset = async (email: string) => {
  const sent = await world.callWith(requestPasswordReset, { body: { email } });
  await world.runStream();
  return sent;
};
const reset = (resetToken: string, password: string) =>
  world.callWith(resetPassword, { resetToken, body: { password } });

describe('signing in', () => {
  test('gives a token that says who it is, and a cookie that no script reads', async () => {
    const email = await world.join('ada');
    const session = await world.signIn(email);

    expect(session).toMatchObject({ status: 200, data: { expiresIn: 3600 } });
    expect(await claimsOf(session.data?.token)).toMatchObject({ username: session.data?.UserID });
    expect(session.cookies).toHaveLength(1);
    expect(session.cookies[0]).toMatch(
      /^cairn_refresh=\S{20,}; HttpOnly; Secure; SameSite=Strict; Path=\/api\/auth; Max-Age=2592000$/,
    );
    expect((await personOf(email)).lastLogin).toBe(world.clock.now());
  });

  test('does not regard the case of the address', async () => {
    const email = await world.join('upper');
    expect((await world.signIn(email.toUpperCase())).status).toBe(200);
  });

  test('says the same for an unknown address and a wrong password', async () => {
    const email = await world.join('grace');
    const [wrong, unknown] = [
      await world.signIn(email, 'not the password'),
      await world.signIn('nobody.at.all@example.com', 'not the password'),
    ];

    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(unknown.envelope).toEqual(wrong.envelope);
    expect(wrong.cookies).toEqual([]);
  });

  test.each(['banned', 'deleted'])('tells who is %s, if the password is right', async status => {
    const email = await world.join(`${status}person`);
    await change(email, { status });

    expect(await world.signIn(email)).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    expect(await world.signIn(email, 'wrong password')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('works where the last sign-in cannot be noted', async () => {
    const email = await world.join('unnoted');
    const { write } = world.table;
    const before = world.logged.length;
    world.table.write = async step => {
      if (JSON.stringify(step.request()).includes('lastLogin')) throw new Error('no');
      return await write(step);
    };
    const session = await world.signIn(email);
    world.table.write = write;

    expect(session.status).toBe(200);
    expect(world.logged.slice(before).join()).toContain('lastLogin not noted');
  });

  test('too many attempts at one address are refused, the right password too', async () => {
    const email = await world.join('besieged');
    for (let tried = 0; tried < 10; tried++) await world.signIn(email, 'guess');

    expect(await world.signIn(email)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect((await world.signIn(await world.join('neighbour'))).status).toBe(200);
    world.clock.add({ minutes: 16 });
    expect((await world.signIn(email)).status).toBe(200);
  });
});

describe('refreshing', () => {
  test('gives a new token for the cookie', async () => {
    const email = await world.join('fresh');
    const cookie = cookieOf((await world.signIn(email)).cookies);
    world.clock.add({ minutes: 61 });
    const session = await refresh(cookie);

    expect(session.status).toBe(200);
    expect(session.cookies).toEqual([]);
    expect(await meBy((session.data as { token: string }).token)).toMatchObject({ status: 200 });
  });

  test('without a cookie nobody is signed in', async () => {
    expect(await refresh('')).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED', cookies: [] });
  });

  test('a cookie that is no token is taken away', async () => {
    const answer = await refresh('cairn_refresh=nonsense');

    expect(answer).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(answer.cookies[0]).toMatch(/^cairn_refresh=; HttpOnly; Secure; .*Max-Age=0$/);
  });

  test('who was banned is refused at once', async () => {
    const email = await world.join('soonbanned');
    const cookie = cookieOf((await world.signIn(email)).cookies);
    await change(email, { status: 'banned' });

    expect(await refresh(cookie)).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
  });

  test('a session that was ended elsewhere does not go on', async () => {
    const email = await world.join('endedelsewhere');
    const cookie = cookieOf((await world.signIn(email)).cookies);
    world.clock.add({ minutes: 5 });
    await change(email, { sessionsValidFrom: world.clock.now() });

    expect(await refresh(cookie)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });
});

describe('signing out', () => {
  test('ends the session for good and takes the cookie away', async () => {
    const email = await world.join('leaver');
    const cookie = cookieOf((await world.signIn(email)).cookies);
    const answer = await world.callWith(signOut, {}, { cookies: [cookie] });

    expect(answer.status).toBe(204);
    expect(answer.cookies[0]).toContain('Max-Age=0');
    expect(await refresh(cookie)).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  test.each([[[]], [['cairn_refresh=nonsense']]])('succeeds with cookies %s', async cookies => {
    expect((await world.callWith(signOut, {}, { cookies })).status).toBe(204);
  });

  test('succeeds where the pool cannot be reached', async () => {
    world.faults.revoke = () => Promise.reject(new Error('no'));
    const answer = await world.callWith(signOut, {}, { cookies: ['cairn_refresh=something'] });
    delete world.faults.revoke;

    expect(answer.status).toBe(204);
  });
});

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, and every session ends', async () => {
    const email = await world.join('forgetful');
    const former = await world.signIn(email);
    world.clock.add({ minutes: 2 });
    await requestReset(email);
    world.clock.add({ minutes: 2 });
    const answer = await reset(world.lastSecret(email), 'a new password');
    await world.runStream();

    expect(answer).toMatchObject({ status: 200, data: { email } });
    expect(await refresh(cookieOf(former.cookies))).toMatchObject({ status: 401 });
    expect(await meBy(former.data?.token)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await world.signIn(email)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const now = await world.signIn(email, 'a new password');
    expect(await meBy(now.data?.token)).toMatchObject({ status: 200 });
    expect(world.mailsTo(email).at(-1)?.subject).toBe('Your password has been changed');
  });

  test('a link works once, and earlier links no longer after it', async () => {
    const email = await world.join('twolinks');
    await requestReset(email);
    const earlier = world.lastSecret(email);
    await requestReset(email);
    const later = world.lastSecret(email);
    world.clock.add({ minutes: 1 });

    expect((await reset(later, 'a new password')).status).toBe(200);
    expect(await reset(later, 'another password')).toMatchObject({ code: 'RESET_LINK_INVALID' });
    expect(await reset(earlier, 'another password')).toMatchObject({ code: 'RESET_LINK_INVALID' });
    expect((await world.signIn(email, 'a new password')).status).toBe(200);
  });

  test('of two who use one link at once, one succeeds', async () => {
    const email = await world.join('onelink');
    await requestReset(email);
    const secret = world.lastSecret(email);
    const both = await Promise.all([reset(secret, 'first password'), reset(secret, 'second password')]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('a link is valid for an hour', async () => {
    const email = await world.join('slow');
    await requestReset(email);
    world.clock.add({ minutes: 61 });

    expect(await reset(world.lastSecret(email), 'a new password')).toMatchObject({
      status: 400,
      code: 'RESET_LINK_INVALID',
    });
  });

  test('a guessable password is refused, and the link still works', async () => {
    const email = await world.join('guessable');
    await requestReset(email);

    expect(await reset(world.lastSecret(email), 'password')).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    });
    expect((await reset(world.lastSecret(email), 'a new password')).status).toBe(200);
  });

  test('where the pool fails, the same link can be used again', async () => {
    const email = await world.join('badmoment');
    await requestReset(email);
    world.clock.add({ minutes: 1 });
    world.faults.setPassword = () =>
      Promise.reject(Object.assign(new Error('no'), { name: 'ServiceUnavailable' }));
    const failed = await reset(world.lastSecret(email), 'a new password');
    delete world.faults.setPassword;

    expect(failed).toMatchObject({ status: 503, code: 'DEPENDENCY_UNAVAILABLE' });
    expect((await reset(world.lastSecret(email), 'a new password')).status).toBe(200);
    expect((await world.signIn(email, 'a new password')).status).toBe(200);
  });

  test('the answer does not tell whether the address is known, and only active people are written to', async () => {
    const email = await world.join('asked');
    const suspended = await world.join('asksbanned');
    await change(suspended, { status: 'banned' });
    const before = world.mails.length;
    const [known, unknown, banned] = [
      await requestReset(email),
      await requestReset('unheard.of@example.com'),
      await requestReset(suspended),
    ];

    expect([known, unknown, banned].map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set([known, unknown, banned].map(({ envelope }) => envelope?.message)).size).toBe(1);
    expect(world.mails.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  test('a confirmation link chooses no password, and a reset link confirms nobody', async () => {
    const email = 'crossed@example.com';
    await world.signUp({ email, username: 'crossed' });
    await world.runStream();

    expect(await reset(world.lastSecret(email), 'a new password')).toMatchObject({
      code: 'RESET_LINK_INVALID',
    });
  });

  test('asking too often is refused', async () => {
    for (let tried = 0; tried < 5; tried++) await requestReset('often@example.com');
    expect(await requestReset('often@example.com')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

describe('changing the password', () => {
  const changeIt = async (email: string, currentPassword: string, password: string) =>
    world.call(
      changePassword,
      { body: { currentPassword, password } },
      { as: (await personOf(email)).UserID, sessionSince: Math.floor(Date.parse(world.clock.now()) / 1000) },
    );

  test('ends all other sessions and begins a new one', async () => {
    const email = await world.join('changer');
    const other = await world.signIn(email);
    world.clock.add({ minutes: 5 });
    const changed = await changeIt(email, 'correct horse', 'battery staple');

    expect(changed.status).toBe(200);
    expect(await meBy(changed.data?.token)).toMatchObject({ status: 200 });
    expect((await refresh(cookieOf(changed.cookies))).status).toBe(200);
    expect(await meBy(other.data?.token)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect((await refresh(cookieOf(other.cookies))).status).toBe(401);
    expect((await world.signIn(email, 'battery staple')).status).toBe(200);
  });

  test('needs the present password', async () => {
    const email = await world.join('stranger');
    expect(await changeIt(email, 'wrong', 'battery staple')).toMatchObject({
      status: 400,
      code: 'WRONG_PASSWORD',
    });
    expect((await world.signIn(email)).status).toBe(200);
  });

  test('refuses a common one and too many guesses', async () => {
    const email = await world.join('guesser');
    expect(await changeIt(email, 'correct horse', '12345678')).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    });
    for (let tried = 0; tried < 4; tried++) await changeIt(email, 'wrong', 'battery staple');
    expect(await changeIt(email, 'correct horse', 'battery staple')).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
  });

  test('is for who is signed in', async () => {
    const body = { currentPassword: 'correct horse', password: 'battery staple' };
    expect(await world.call(changePassword, { body })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });
});

test('a ban works at once in a session that goes on', async () => {
  const email = await world.join('ongoing');
  const session = await world.signIn(email);
  expect((await meBy(session.data?.token)).status).toBe(200);
  await change(email, { status: 'banned' });

  expect(await meBy(session.data?.token)).toMatchObject({ status: 403, code: 'USER_BANNED' });
  expect(await world.table.get(authors.key(UserID.parse(session.data?.UserID)))).toMatchObject({
    status: 'banned',
  });
});
