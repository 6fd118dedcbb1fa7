import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf } from '#functions/testing/authWorld.ts';
import type { SignedInSession } from '#shared/entities/signedInSession.ts';
import { changePassword } from './changePassword.ts';
import { endSessions } from './endSessions.ts';
import { listSessions } from './listSessions.ts';
import { type AccountWorld, accountWorld, asIn } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const firefox = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'cloudfront-viewer-country': 'GB',
};
const safari = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'cloudfront-viewer-country': 'FR',
};

/** Signs in on a device, a minute after anybody else. */
async function on(headers: Record<string, string>, email: string) {
  world.clock.add({ minutes: 1 });
  const { data, cookies } = await world.signIn(email, 'correct horse', { headers });
  return { token: data?.token, cookie: cookieOf(cookies), claims: await world.claimsOf(data?.token) };
}
type Device = Awaited<ReturnType<typeof on>>;

const listed = async ({ claims }: Device): Promise<SignedInSession[]> =>
  (await world.call(listSessions, {}, asIn(claims))).data?.items ?? [];
const end = ({ claims }: Device, SessionID?: SignedInSession['SessionID']) =>
  world.call(endSessions, { body: { ...(SessionID && { SessionID }) } }, asIn(claims));
const isSignedIn = async ({ token }: Device) => (await world.meBy(token)).status === 200;

test('A person sees where they are signed in: browser, system, country and last use', async () => {
  const email = await world.join('at-two-places');
  const computer = await on(firefox, email);
  const phone = await on(safari, email);
  const [first, second, ...others] = await listed(phone);
  expect(first).toMatchObject({
    isCurrent: true,
    browser: 'Safari',
    system: 'iOS',
    device: 'phone',
    country: 'FR',
  });
  expect(second).toMatchObject({
    isCurrent: false,
    browser: 'Firefox',
    system: 'Windows',
    device: 'computer',
    country: 'GB',
    lastUsed: expect.stringMatching(/Z$/),
  });
  expect(others.every(({ isCurrent }) => !isCurrent)).toBe(true);

  world.clock.add({ days: 3 });
  expect((await world.refresh(computer.cookie)).status).toBe(200);
  const refreshed = (await listed(computer)).find(({ SessionID }) => SessionID === second?.SessionID);
  expect(refreshed).toMatchObject({ lastUsed: world.clock.now(), since: second?.since });
});

test('A browser without a name, and a country that Cairn does not know, are listed as unknown', async () => {
  const email = await world.join('unnamed');
  const device = await on({ 'user-agent': 'x'.repeat(300), 'cloudfront-viewer-country': 'AQ' }, email);
  const current = (await listed(device)).find(({ isCurrent }) => isCurrent);
  expect(current).toMatchObject({ device: 'computer' });
  expect(current).not.toHaveProperty('country');
  expect(current?.browser ?? '').toHaveLength(0);
});

test('Ending one session ends it at once, is idempotent, and leaves the others', async () => {
  const email = await world.join('lost-a-phone');
  const computer = await on(firefox, email);
  const phone = await on(safari, email);
  const lost = (await listed(computer)).find(({ browser }) => browser === 'Safari');
  for (const _ of [1, 2]) expect((await end(computer, lost?.SessionID)).status).toBe(204);
  expect(await isSignedIn(phone)).toBe(false);
  expect((await world.refresh(phone.cookie)).status).toBe(401);
  expect(await isSignedIn(computer)).toBe(true);
  expect((await listed(computer)).some(({ browser }) => browser === 'Safari')).toBe(false);
});

test('Nobody ends a session of another person', async () => {
  const victim = await on(firefox, await world.join('victim'));
  const [session] = await listed(victim);
  const stranger = await on(safari, await world.join('stranger'));
  expect((await end(stranger, session?.SessionID)).status).toBe(204);
  expect(await isSignedIn(victim)).toBe(true);
});

test('Ending all others leaves the one of the call, also after its next refresh, and those that begin later', async () => {
  const email = await world.join('everywhere');
  const phone = await on(safari, email);
  const computer = await on(firefox, email);
  const library = await on(firefox, email);
  world.clock.add({ minutes: 1 });
  expect((await end(computer)).status).toBe(204);
  expect(await Promise.all([phone, library, computer].map(isSignedIn))).toEqual([false, false, true]);
  expect((await world.refresh(computer.cookie)).status).toBe(200);
  expect(await listed(computer)).toHaveLength(1);

  const later = await on(safari, email);
  expect(await isSignedIn(later)).toBe(true);
  world.clock.add({ minutes: 1 });
  await end(later);
  expect(await Promise.all([computer, later].map(isSignedIn))).toEqual([false, true]);
});

test('Signing out and a new password take sessions off the list', async () => {
  const email = await world.join('tidy');
  const phone = await on(safari, email);
  const computer = await on(firefox, email);
  await world.signOut([phone.cookie], phone.token);
  expect((await listed(computer)).some(({ browser }) => browser === 'Safari')).toBe(false);

  world.clock.add({ minutes: 1 });
  const changed = await world.call(
    changePassword,
    { body: { currentPassword: 'correct horse', password: 'moss and pebbles' } },
    { ...asIn(computer.claims), headers: firefox },
  );
  const anew = { ...computer, claims: await world.claimsOf(changed.data?.token) };
  expect(await listed(anew)).toMatchObject([{ isCurrent: true, browser: 'Firefox' }]);
});
