import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountExpiry } from '#functions/jobs/accountExpiry.ts';
import { hashOfSecret } from '#functions/platform/secrets.ts';
import { browserSecret } from '#functions/testing/authWorld.ts';
import { getEmailConfirmation } from './getEmailConfirmation.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';
import { providerSignIn } from './testing/providerSignIn.ts';
import { twoFactorUsers } from './testing/twoFactorUsers.ts';

/** Strangers who sign up with an address before its owner has an account gain nothing. */
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());
beforeEach(() => world.clock.add({ days: 1 }));

const { arrive, sessionOf, meBy } = providerSignIn(() => world);
const { enrolled } = twoFactorUsers(() => world);

const known = 'the stranger knows';
const stranger = 's'.repeat(43);

/** A sign-up by a stranger, in their own browser. Returns the secret of the link that the owner of the address receives. */
async function signUpByStranger(email: string, username: string): Promise<string> {
  await world.signUp({ email, username, password: known, browserSecret: stranger });
  await world.runStream();
  return world.lastSecret(email);
}

/** A sign-up by the owner of the address. */
async function signUpByOwner(email: string, username: string): Promise<string> {
  await world.signUp({ email, username });
  await world.runStream();
  return world.lastSecret(email);
}

const look = (token: string) =>
  world.callWith(getEmailConfirmation, { query: { token: hashOfSecret(token) } });

describe('a link to a sign-up of another person', () => {
  test('is shown without confirming anything, by the hash of its token', async () => {
    const email = 'looks@example.com';
    const link = await signUpByStranger(email, 'looks');

    expect((await look(link)).data).toEqual({ username: 'looks', isConfirmed: false });
    expect(await world.findPerson(email)).toMatchObject({ status: 'unconfirmed' });
    expect(await look('x'.repeat(43))).toMatchObject({ status: 400, code: 'CONFIRMATION_LINK_INVALID' });
  });

  test('confirms nothing by itself, and not with the password of the owner of the address', async () => {
    const email = 'clicked@example.com';
    const link = await signUpByStranger(email, 'clicked');

    for (const body of [{}, { browserSecret }])
      expect(await world.confirm(link, body)).toMatchObject({
        status: 403,
        code: 'CONFIRMATION_NEEDS_PASSWORD',
      });
    expect(await world.confirm(link, { password: 'correct horse' })).toMatchObject({
      status: 400,
      code: 'WRONG_PASSWORD',
    });
    expect(await world.signIn(email, known)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('lets the owner choose a password, and the stranger’s is worth nothing', async () => {
    const email = 'chooses@example.com';
    const link = await signUpByStranger(email, 'chooses');

    expect(await world.confirm(link, { newPassword: 'password1' })).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
    });
    expect((await world.confirm(link, { newPassword: 'only mine now' })).status).toBe(200);
    expect(await world.signIn(email, known)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await world.signIn(email, 'only mine now')).status).toBe(200);
    expect(await world.confirm(link, { newPassword: 'only mine now' })).toMatchObject({ status: 200 });
    expect(await world.confirm(link, { newPassword: 'another one' })).toMatchObject({
      code: 'CONFIRMATION_LINK_INVALID',
    });
    expect((await look(link)).data).toMatchObject({ isConfirmed: true });
  });

  test('limits guesses of the password that was chosen there', async () => {
    const link = await signUpByStranger('guessed@example.com', 'guessed');
    const codes = [];
    for (let guess = 0; guess < 11; guess++)
      codes.push((await world.confirm(link, { password: `guess ${guess}` })).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('WRONG_PASSWORD'));
    expect(codes[10]).toBe('TOO_MANY_ATTEMPTS');
  });
});

test('whoever signed up in another browser confirms with the password that was chosen there', async () => {
  const email = 'phone@example.com';
  const link = await signUpByOwner(email, 'phone');

  expect((await world.confirm(link, { password: 'correct horse' })).status).toBe(200);
  expect((await world.signIn(email)).status).toBe(200);
});

describe('a later sign-up of another person with the same address', () => {
  test('replaces neither the password nor the profile, and both links work until one is used', async () => {
    const email = 'two.ups@example.com';
    const mine = await signUpByOwner(email, 'mine');
    const theirs = await signUpByStranger(email, 'theirs');

    expect((await world.confirm(mine)).status).toBe(200);
    expect((await world.signIn(email)).status).toBe(200);
    expect(await world.signIn(email, known)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await world.findPerson(email)).toMatchObject({ username: 'mine', status: 'active' });
    expect(await look(theirs)).toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
    expect(await world.confirm(theirs, { newPassword: 'too late for this' })).toMatchObject({
      code: 'CONFIRMATION_LINK_INVALID',
    });
  });

  test('neither does an earlier one', async () => {
    const email = 'early.bird@example.com';
    const theirs = await signUpByStranger(email, 'earlybird');
    const mine = await signUpByOwner(email, 'latebird');

    expect((await world.confirm(mine)).status).toBe(200);
    expect(await world.findPerson(email)).toMatchObject({ username: 'latebird' });
    expect(await world.confirm(theirs, { browserSecret: stranger })).toMatchObject({
      code: 'CONFIRMATION_LINK_INVALID',
    });
  });

  test('expires without taking the address along', async () => {
    const email = 'outlives@example.com';
    const mine = await signUpByOwner(email, 'outlives');
    await signUpByStranger(email, 'expires');
    await world.confirm(mine);
    world.clock.add({ days: 8 });
    await accountExpiry.withDeps(world.deps)({});

    expect((await world.signIn(email)).status).toBe(200);
    expect((await world.signUp({ email: 'heir@example.com', username: 'expires' })).status).toBe(202);
  });

  test('is not confirmed by both of two simultaneous confirmations', async () => {
    const email = 'both.links@example.com';
    const mine = await signUpByOwner(email, 'firstlink');
    const theirs = await signUpByStranger(email, 'secondlink');
    const both = await Promise.all([
      world.confirm(mine),
      world.confirm(theirs, { newPassword: 'chosen elsewhere' }),
    ]);

    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('signing in with an identity provider', () => {
  test('makes a new account beside a sign-up of another person, which gets nothing', async () => {
    const email = 'hijack@example.com';
    const link = await signUpByStranger(email, 'hijack');
    const arrived = sessionOf(await arrive(email));

    expect(arrived.isNew).toBe(true);
    expect((await meBy(arrived.token)).data).toMatchObject({
      username: 'AdaByron',
      hasPassword: false,
    });
    expect(await world.signIn(email, known)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    for (const body of [{ browserSecret: stranger }, { newPassword: 'another one' }])
      expect(await world.confirm(link, body)).toMatchObject({ code: 'CONFIRMATION_LINK_INVALID' });
  });

  test('confirms the sign-up of the same browser, which keeps its profile and password', async () => {
    const email = 'impatient@example.com';
    await signUpByOwner(email, 'impatient');
    const arrived = sessionOf(await arrive(email, 'Ida Impatient', { browserSecret }));

    expect((await meBy(arrived.token)).data).toMatchObject({ username: 'impatient', hasPassword: true });
    expect((await world.signIn(email)).status).toBe(200);
  });
});

describe('a reset of the password', () => {
  const reset = async (email: string) => {
    world.clock.add({ minutes: 1 });
    await world.callWith(requestPasswordReset, { body: { email } });
    await world.runStream();
    return await world.callWith(resetPassword, {
      resetToken: world.lastSecret(email),
      body: { password: 'back in my hands' },
    });
  };

  test('turns off a second factor that was set up before anybody had proved to own the address', async () => {
    const { email } = await enrolled('unproved');
    const { emailProvedAt: _, ...person } = await world.personOf(email);
    await world.user(person);

    expect((await reset(email)).status).toBe(200);
    expect((await world.signIn(email, 'back in my hands')).status).toBe(200);
    expect(await world.personOf(email)).toMatchObject({ emailProvedAt: expect.any(String) });
  });

  test('leaves the second factor of whoever has proved it', async () => {
    const { email } = await enrolled('proved');

    expect((await reset(email)).status).toBe(200);
    expect(await world.signIn(email, 'back in my hands')).toMatchObject({ code: 'TWO_FACTOR_CODE_REQUIRED' });
  });
});
