import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieOf } from '#functions/testing/authWorld.ts';
import { changePassword } from './changePassword.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const requestReset = async (email: string) => {
  const sent = await world.callWith(requestPasswordReset, { body: { email } });
  await world.runStream();
  return sent;
};
const reset = (resetToken: string, password: string) =>
  world.callWith(resetPassword, { resetToken, body: { password } });

describe('resetting a password', () => {
  test('replaces it by the emailed link and ends every session', async () => {
    const email = await world.join('forgetful');
    const former = await world.signIn(email);
    world.clock.add({ minutes: 2 });
    await requestReset(email);
    world.clock.add({ minutes: 2 });
    const answer = await reset(world.lastSecret(email), 'a new password');
    await world.runStream();

    expect(answer).toMatchObject({ status: 200, data: { email } });
    expect(await world.refresh(cookieOf(former.cookies))).toMatchObject({ status: 401 });
    expect(await world.meBy(former.data?.token)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await world.signIn(email)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const now = await world.signIn(email, 'a new password');
    expect(await world.meBy(now.data?.token)).toMatchObject({ status: 200 });
    expect(world.mailsTo(email).at(-1)?.subject).toBe('Your password has been changed');
  });

  test('takes it however a keyboard composes its accents and spaces, and minds case', async () => {
    const email = await world.join('composed');
    await requestReset(email);
    const composed = 'caf\u00E9 du\u00A0port';
    expect((await reset(world.lastSecret(email), composed)).status).toBe(200);
    for (const typed of [composed, 'cafe\u0301 du port', 'caf\u00E9\u3000du\u2009port'])
      expect(await world.signIn(email, typed), typed).toMatchObject({ status: 200 });
    for (const other of ['Caf\u00E9 du port', 'cafe du port', 'caf\u00E9 duport'])
      expect(await world.signIn(email, other), other).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('works once per link and invalidates earlier links', async () => {
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

  test('succeeds once for two simultaneous uses of a link', async () => {
    const email = await world.join('onelink');
    await requestReset(email);
    const secret = world.lastSecret(email);
    const both = await Promise.all([reset(secret, 'first password'), reset(secret, 'second password')]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('is possible for an hour', async () => {
    const email = await world.join('slow');
    await requestReset(email);
    world.clock.add({ minutes: 61 });

    expect(await reset(world.lastSecret(email), 'a new password')).toMatchObject({
      status: 400,
      code: 'RESET_LINK_INVALID',
    });
  });

  test('refuses a guessable password without using up the link', async () => {
    const email = await world.join('guessable');
    await requestReset(email);

    expect(await reset(world.lastSecret(email), 'password')).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    });
    expect((await reset(world.lastSecret(email), 'a new password')).status).toBe(200);
  });

  test('can be repeated with the same link after a failure of Cognito', async () => {
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

  test('gets the same response for every address; only active users are sent an email', async () => {
    const email = await world.join('asked');
    const suspended = await world.join('asksbanned');
    await world.change(suspended, { status: 'banned' });
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

  test('needs a reset link; a reset link does not confirm an address', async () => {
    const email = 'crossed@example.com';
    await world.signUp({ email, username: 'crossed' });
    await world.runStream();

    expect(await reset(world.lastSecret(email), 'a new password')).toMatchObject({
      code: 'RESET_LINK_INVALID',
    });
  });
});

describe('changing the password', () => {
  const changeIt = async (email: string, currentPassword: string, password: string) =>
    world.call(
      changePassword,
      { body: { currentPassword, password } },
      {
        as: (await world.personOf(email)).UserID,
        sessionSince: Math.floor(Date.parse(world.clock.now()) / 1000),
      },
    );

  test('ends all other sessions and starts a new one', async () => {
    const email = await world.join('changer');
    const other = await world.signIn(email);
    world.clock.add({ minutes: 5 });
    const changed = await changeIt(email, 'correct horse', 'battery staple');

    expect(changed.status).toBe(200);
    expect(await world.meBy(changed.data?.token)).toMatchObject({ status: 200 });
    expect((await world.refresh(cookieOf(changed.cookies))).status).toBe(200);
    expect(await world.meBy(other.data?.token)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect((await world.refresh(cookieOf(other.cookies))).status).toBe(401);
    expect((await world.signIn(email, 'battery staple')).status).toBe(200);
  });

  test('requires the current password', async () => {
    const email = await world.join('stranger');
    expect(await changeIt(email, 'wrong', 'battery staple')).toMatchObject({
      status: 400,
      code: 'WRONG_PASSWORD',
    });
    expect((await world.signIn(email)).status).toBe(200);
  });

  test('refuses a common password and limits attempts', async () => {
    const email = await world.join('guesser');
    expect(await changeIt(email, 'correct horse', '12345678')).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    });
    for (let tried = 0; tried < 4; tried++) await changeIt(email, 'wrong', 'battery staple');
    expect(await changeIt(email, 'correct horse', 'battery staple')).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
  });

  test('requires a signed-in user', async () => {
    const body = { currentPassword: 'correct horse', password: 'battery staple' };
    expect(await world.call(changePassword, { body })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });
});
