import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPeople } from '#functions/admin/findPeople.ts';
import { cookieOf } from '#functions/testing/authWorld.ts';
import { changePassword } from './changePassword.ts';
import { signIn } from './signIn.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';
import { dataOf, twoFactorUsers } from './testing/twoFactorUsers.ts';

const password = 'correct horse';
let world: AccountWorld;

beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const { member, enrolled, nextCode } = twoFactorUsers(() => world);

test('turning it on takes the password and a code of the app; then signing in takes one too', async () => {
  const user = await member('tove');
  expect((await user.begin({ password: 'wrong' })).code).toBe('WRONG_PASSWORD');
  const { secret, uri } = dataOf<{ secret: string; uri: string }>(await user.begin());
  expect(uri).toBe(`otpauth://totp/Cairn%3Atove%40example.com?secret=${secret}&issuer=Cairn`);
  expect((await user.signIn()).status).toBe(200);

  expect((await user.confirm('000000')).code).toBe('TWO_FACTOR_CODE_INCORRECT');
  const { recoveryCode } = dataOf<{ recoveryCode: string }>(await user.confirm(nextCode(secret)));
  expect(recoveryCode).toMatch(/^([A-Z2-7]{5}-){3}[A-Z2-7]{5}$/);
  expect((await user.begin()).code).toBe('TWO_FACTOR_ALREADY_ON');
  await world.runStream();
  expect(world.mailsTo(user.email).at(-1)?.subject).toBe('Two-factor authentication is on');

  expect((await user.signIn()).code).toBe('TWO_FACTOR_CODE_REQUIRED');
  expect((await user.signIn('000000')).code).toBe('TWO_FACTOR_CODE_INCORRECT');
  const code = nextCode(secret);
  const signedIn = await user.signIn(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(signedIn.status).toBe(200);
  expect((await user.signIn(code)).code).toBe('TWO_FACTOR_CODE_INCORRECT');
  expect((await world.meBy(dataOf<{ token: string }>(signedIn).token)).data).toMatchObject({
    hasTwoFactor: true,
    needsTwoFactor: false,
  });
});

test('who does not know the password learns nothing about a second factor', async () => {
  const { email, secret } = await enrolled('yara');
  const body = { email, password: 'not the password' };
  const codes = await Promise.all(
    [{}, { code: nextCode(secret) }, { code: 'ABCDEFGHIJKLMNOPQRST' }].map(
      async code => (await world.callWith(signIn, { body: { ...body, ...code } })).code,
    ),
  );
  expect(codes).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'INVALID_CREDENTIALS']);
});

test('the recovery code replaces a lost phone once and turns it off', async () => {
  const { email, signIn, recoveryCode } = await enrolled('ines');
  expect((await signIn('ABCDE-FGHIJ-KLMNO-PQRST')).code).toBe('TWO_FACTOR_CODE_INCORRECT');
  expect((await signIn(recoveryCode.toLowerCase())).status).toBe(200);
  expect(await world.personOf(email)).not.toHaveProperty('twoFactorSince');
  expect((await signIn()).status).toBe(200);
  await world.runStream();
  expect(world.mailsTo(email).map(({ subject }) => subject)).toContain('Two-factor authentication is off');

  const again = await member('ines2');
  const { secret } = dataOf<{ secret: string }>(await again.begin());
  await again.confirm(nextCode(secret));
  expect((await again.signIn(recoveryCode)).code).toBe('TWO_FACTOR_CODE_INCORRECT');
});

test('turning it off takes the password and a code of the app or the recovery code', async () => {
  const user = await enrolled('odile');
  expect((await user.remove(nextCode(user.secret), { password: 'wrong' })).code).toBe('WRONG_PASSWORD');
  expect((await user.remove('000000')).code).toBe('TWO_FACTOR_CODE_INCORRECT');
  expect((await user.remove('ABCDEFGHIJKLMNOPQRST')).code).toBe('TWO_FACTOR_CODE_INCORRECT');
  expect((await user.remove(nextCode(user.secret))).status).toBe(204);
  expect((await user.remove(nextCode(user.secret))).code).toBe('TWO_FACTOR_OFF');

  const other = await enrolled('pia');
  expect((await other.remove(other.recoveryCode)).status).toBe(204);
  expect((await other.signIn()).status).toBe(200);
});

test('two confirmations at once turn it on once, and the code that was shown works', async () => {
  const user = await member('rosa');
  const { secret } = dataOf<{ secret: string }>(await user.begin());
  const code = nextCode(secret);
  const both = await Promise.all([user.confirm(code), user.confirm(code)]);

  const shown = both.filter(({ status }) => status === 200);
  expect(shown).toHaveLength(1);
  const { recoveryCode } = dataOf<{ recoveryCode: string }>(shown[0] ?? {});
  expect((await user.signIn(recoveryCode)).status).toBe(200);
});

test('a new password ends the session of a user with a second factor, who signs in again', async () => {
  const { UserID, email, secret } = await enrolled('nora');
  const { cookies, data } = await world.callWith(signIn, {
    body: { email, password, code: nextCode(secret) },
  });
  world.clock.add({ minutes: 1 });
  const changed = await world.callWith(
    changePassword,
    { body: { currentPassword: password, password: 'moss and pebbles' } },
    { as: UserID },
  );
  expect(changed.data).toEqual({ UserID });
  expect((await world.meBy(dataOf<{ token: string }>({ data }).token)).code).toBe('SESSION_EXPIRED');
  expect((await world.refresh(cookieOf(cookies))).status).not.toBe(200);
  const again = { email, password: 'moss and pebbles', code: nextCode(secret) };
  expect((await world.callWith(signIn, { body: again })).status).toBe(200);
});

test('the record follows Cognito after an interrupted change', async () => {
  const user = await enrolled('sofia');
  await world.change(user.email, { twoFactorSince: undefined });
  expect((await user.begin()).code).toBe('TWO_FACTOR_ALREADY_ON');
  expect(await world.personOf(user.email)).toHaveProperty('twoFactorSince');

  world.faults.setTwoFactor = () => Promise.reject(new Error('Cognito is down'));
  expect((await user.remove(user.recoveryCode)).status).toBe(500);
  delete world.faults.setTwoFactor;
  expect(await world.personOf(user.email)).not.toHaveProperty('twoFactorSince');
  expect((await user.signIn(nextCode(user.secret))).status).toBe(200);
  expect(await world.personOf(user.email)).toHaveProperty('twoFactorSince');
  expect((await user.remove(user.recoveryCode)).status).toBe(204);
});

test('where it is required, an administrator has rights only in a session with a second factor', async () => {
  const user = await enrolled('edda');
  const secondsNow = () => Math.floor(Date.parse(world.clock.now()) / 1000);
  const list = (sessionSince: number, as: string = user.UserID) =>
    world.callWith(findPeople, { query: {} }, { as, groups: ['admins'], sessionSince });
  expect((await list(0)).status).toBe(200);

  process.env['ADMIN_TWO_FACTOR'] = 'required';
  try {
    expect((await list(0)).code).toBe('TWO_FACTOR_REQUIRED');
    world.clock.add({ minutes: 1 });
    expect((await list(secondsNow())).status).toBe(200);

    const { UserID } = await member('without');
    expect((await list(secondsNow(), UserID)).code).toBe('TWO_FACTOR_REQUIRED');
    await user.remove(user.recoveryCode);
    expect((await list(secondsNow())).code).toBe('TWO_FACTOR_REQUIRED');
    const stranger = await world.callWith(findPeople, { query: {} }, { as: UserID });
    expect(stranger.code).toBe('ADMIN_ONLY');
  } finally {
    delete process.env['ADMIN_TWO_FACTOR'];
  }
});
