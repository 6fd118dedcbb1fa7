import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { cookieOf } from '#functions/testing/authWorld.ts';
import { UserID } from '#shared/ids.ts';
import { signIn } from './signIn.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const tokenOf = ({ data }: { data: unknown }) => (data as { token?: string } | undefined)?.token; // a session's answer

describe('signing in', () => {
  test('returns a token of the user and sets a cookie that scripts cannot read', async () => {
    const email = await world.join('ada');
    const session = await world.signIn(email);

    expect(session).toMatchObject({ status: 200, data: { expiresIn: 3600 } });
    expect(await world.claimsOf(session.data?.token)).toMatchObject({ username: session.data?.UserID });
    expect(session.cookies).toEqual([
      expect.stringMatching(
        /^cairn_refresh=\S{20,}; HttpOnly; Secure; SameSite=Strict; Path=\/api\/auth; Max-Age=2592000$/,
      ),
      expect.stringMatching(
        /^cairn_device=\S{43}; HttpOnly; Secure; SameSite=Strict; Path=\/api\/auth; Max-Age=15552000$/,
      ),
    ]);
    expect((await world.personOf(email)).lastLogin).toBe(world.clock.now());
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site whose origin is hidden', { origin: 'null' }],
    ['a form of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s, also with the right password and as a form', async (_, headers) => {
    const email = await world.join('crossed');
    const form = new URLSearchParams({ email, password: 'correct horse' }).toString();
    const sent = await world.callWith(
      signIn,
      {},
      { rawBody: form, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } },
    );
    expect(sent).toMatchObject({ status: 403, code: 'WRONG_ORIGIN', cookies: [] });
  });

  test('is possible as a form of the own site', async () => {
    const email = await world.join('own');
    const form = new URLSearchParams({ email, password: 'correct horse' }).toString();
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://cairn.example',
      'sec-fetch-site': 'same-origin',
    };
    expect((await world.callWith(signIn, {}, { rawBody: form, headers })).status).toBe(200);
  });

  test('ignores the case of the email address', async () => {
    const email = await world.join('upper');
    expect((await world.signIn(email.toUpperCase())).status).toBe(200);
  });

  test('takes the username too, without regard to case and width', async () => {
    const email = await world.join('hopper');
    const { UserID } = await world.personOf(email);
    for (const name of ['hopper', ' Hopper ', 'ＨＯＰＰＥＲ'])
      expect(await world.signIn(name)).toMatchObject({ status: 200, data: { UserID } });
    expect(await world.signIn('hopper@', 'correct horse')).toMatchObject({
      status: 400,
      envelope: { data: { fields: [{ path: 'email', i18nID: 'validation.email' }] } },
    });
  });

  test('gives the same response for any username and a wrong password, and for one that is not confirmed', async () => {
    await world.join('lovelace');
    await world.signUp({ email: 'unconfirmed@example.com', username: 'unconfirmed' });
    const answers = await Promise.all([
      world.signIn('lovelace', 'not the password'),
      world.signIn('nobody.at.all', 'not the password'),
      world.signIn('unconfirmed'),
    ]);
    for (const { envelope, cookies } of answers) {
      expect(envelope).toMatchObject({ errorCode: 'INVALID_CREDENTIALS' });
      expect(envelope).toEqual(answers[0].envelope);
      expect(cookies).toEqual([]);
    }
  });

  test('gives the same response for an unknown address and a wrong password', async () => {
    const email = await world.join('grace');
    const [wrong, unknown] = [
      await world.signIn(email, 'not the password'),
      await world.signIn('nobody.at.all@example.com', 'not the password'),
    ];

    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(unknown.envelope).toEqual(wrong.envelope);
    expect(wrong.cookies).toEqual([]);
  });

  test.each(['banned', 'deleted'])('reveals that a user is %s only to a correct password', async status => {
    const email = await world.join(`${status}person`);
    await world.change(email, { status });

    expect(await world.signIn(email)).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    expect(await world.signIn(email, 'wrong password')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('succeeds if recording the last sign-in fails', async () => {
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
    expect(world.logged.slice(before).join()).toContain('sign_in.unrecorded');
  });
});

describe('refreshing', () => {
  test('returns a new token for the cookie', async () => {
    const email = await world.join('fresh');
    const cookie = cookieOf((await world.signIn(email)).cookies);
    world.clock.add({ minutes: 61 });
    const session = await world.refresh(cookie);

    expect(session.status).toBe(200);
    expect(cookieOf(session.cookies)).toMatch(/^cairn_refresh=\S{20,}$/);
    expect(cookieOf(session.cookies)).not.toBe(cookie);
    expect(await world.meBy((session.data as { token: string }).token)).toMatchObject({ status: 200 });
  });

  test('is refused without a cookie', async () => {
    expect(await world.refresh('')).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED', cookies: [] });
  });

  test('accepts a cookie again within a minute, for two tabs or after a lost response', async () => {
    const cookie = cookieOf((await world.signIn(await world.join('tabs'))).cookies);
    const first = await world.refresh(cookie);
    world.clock.add({ minutes: 1 });

    expect((await world.refresh(cookie)).status).toBe(200);
    expect((await world.refresh(cookieOf(first.cookies))).status).toBe(200);
  });

  test('ends the session of a thief and its owner who exchanged the same cookie within a minute', async () => {
    const stolen = cookieOf((await world.signIn(await world.join('quickly.robbed'))).cookies);
    const owner = await world.refresh(stolen);
    world.clock.add({ minutes: 0.1 });
    const thief = await world.refresh(stolen);
    expect([owner.status, thief.status]).toEqual([200, 200]);
    world.clock.add({ minutes: 50 });
    const later = await world.refresh(cookieOf(thief.cookies));
    expect(later.status).toBe(200);

    expect(await world.refresh(cookieOf(owner.cookies))).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
    for (const { data } of [owner, thief, later])
      expect(await world.meBy((data as { token: string }).token)).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect(await world.refresh(cookieOf(later.cookies))).toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  test('goes on for whoever exchanged the cookie last after a lost response', async () => {
    const cookie = cookieOf((await world.signIn(await world.join('offline'))).cookies);
    await world.refresh(cookie); // the response is lost
    world.clock.add({ minutes: 0.3 });
    const again = await world.refresh(cookie);
    world.clock.add({ minutes: 50 });
    const next = await world.refresh(cookieOf(again.cookies));

    expect(next.status).toBe(200);
    expect(await world.meBy(tokenOf(next))).toMatchObject({ status: 200 });
  });

  test('ends the session when a cookie that was exchanged is used again', async () => {
    const email = await world.join('robbed');
    const stolen = cookieOf((await world.signIn(email)).cookies);
    world.clock.add({ minutes: 1 });
    const other = await world.signIn(email);
    const fresh = await world.refresh(stolen);
    world.clock.add({ minutes: 2 });

    expect(await world.refresh(stolen)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(await world.meBy(tokenOf(fresh))).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(await world.refresh(cookieOf(fresh.cookies))).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
    expect(await world.meBy(other.data?.token)).toMatchObject({ status: 200 });
    expect(world.logged.join()).toContain('refresh_token.reused');
  });

  test('clears an invalid cookie', async () => {
    const answer = await world.refresh('cairn_refresh=nonsense');

    expect(answer).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect(answer.cookies[0]).toMatch(/^cairn_refresh=; HttpOnly; Secure; .*Max-Age=0$/);
  });

  test('is refused for a banned user', async () => {
    const email = await world.join('soonbanned');
    const cookie = cookieOf((await world.signIn(email)).cookies);
    await world.change(email, { status: 'banned' });

    expect(await world.refresh(cookie)).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
  });

  test('is refused after the session was ended elsewhere', async () => {
    const email = await world.join('endedelsewhere');
    const cookie = cookieOf((await world.signIn(email)).cookies);
    world.clock.add({ minutes: 5 });
    await world.change(email, { sessionsValidFrom: world.clock.now() });

    expect(await world.refresh(cookie)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });
});

test('a ban takes effect immediately in existing sessions', async () => {
  const email = await world.join('ongoing');
  const session = await world.signIn(email);
  expect((await world.meBy(session.data?.token)).status).toBe(200);
  await world.change(email, { status: 'banned' });

  expect(await world.meBy(session.data?.token)).toMatchObject({ status: 403, code: 'USER_BANNED' });
  expect(await world.table.get(authors.key(UserID.parse(session.data?.UserID)))).toMatchObject({
    status: 'banned',
  });
});
