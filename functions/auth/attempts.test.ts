import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf } from '#functions/testing/authWorld.ts';
import type { CallOptions } from '#functions/testing/event.ts';
import { authLimits } from './limitAuthAttempts.ts';
import { requestConfirmation } from './requestConfirmation.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());
beforeEach(() => world.clock.add({ days: 1 }));

/** Attempts for an address that end without a session. */
const attempts = {
  signUp: (email: string, sending: CallOptions) =>
    world.signUp({ email, username: email.replace(/@.*/, '') }, sending),
  signIn: (email: string, sending: CallOptions) => world.signIn(email, 'a guess', sending),
  confirmation: (email: string, sending: CallOptions) =>
    world.callWith(requestConfirmation, { body: { email } }, sending),
  reset: (email: string, sending: CallOptions) =>
    world.callWith(requestPasswordReset, { body: { email } }, sending),
};
const kinds = Object.keys(authLimits) as (keyof typeof authLimits)[]; // the keys of a constant object

const networks = (count: number) => Array.from({ length: count }, (_, at) => `198.51.100.${at + 1}`);

/** Exhausts what a network may do with an address. */
async function exhaust(kind: keyof typeof authLimits, email: string, sending: CallOptions) {
  for (let tried = 0; tried < authLimits[kind].own.count; tried++) await attempts[kind](email, sending);
}

describe.each(kinds)('attempts at %s', kind => {
  const { own, address } = authLimits[kind];

  test(`of a network for an address are refused from number ${own.count + 1} on, until the time is over`, async () => {
    const email = `edge-${kind}@example.com`.toLowerCase();
    const codes = [];
    for (let tried = 0; tried < own.count; tried++) codes.push((await attempts[kind](email, {})).code);
    expect(codes).not.toContain('TOO_MANY_ATTEMPTS');
    expect(await attempts[kind](email, {})).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect((await attempts[kind](`other-${email}`, {})).status).not.toBe(429);

    world.clock.add({ minutes: own.minutes });
    expect((await attempts[kind](email, {})).status).not.toBe(429);
  });

  test(`of all networks for an address are refused from number ${address.count + 1} on`, async () => {
    const email = `flood-${kind}@example.com`.toLowerCase();
    const parts = address.count / own.count;
    expect(Number.isInteger(parts)).toBe(true);
    for (const sourceIp of networks(parts)) await exhaust(kind, email, { sourceIp });
    expect((await attempts[kind](email, { sourceIp: '203.0.113.9' })).status).toBe(429);
  });

  test('that are refused to one network take nothing from others', async () => {
    const email = `patient-${kind}@example.com`.toLowerCase();
    for (let round = 0; round < 5; round++) await exhaust(kind, email, {});
    expect((await attempts[kind](email, { sourceIp: '203.0.113.9' })).status).not.toBe(429);
  });
});

test('addresses of one IPv6 network count together', async () => {
  const email = 'sixfold@example.com';
  for (let tried = 0; tried < authLimits.signIn.own.count; tried++)
    await attempts.signIn(email, { sourceIp: `2001:db8:7:7::${tried + 1}` });
  expect((await attempts.signIn(email, { sourceIp: '2001:db8:7:7:ffff::9' })).status).toBe(429);
  expect((await attempts.signIn(email, { sourceIp: '2001:db8:7:8::9' })).status).toBe(401);
});

test('attempts for a username are counted apart from those for its address, so that they do not tell which it has', async () => {
  const email = await world.join('linked');
  await exhaust('signIn', 'Linked', {});
  expect((await world.signIn('linked')).status).toBe(429);
  expect((await world.signIn('ｌinked')).status).toBe(429);
  expect((await world.signIn(email)).status).toBe(200);
});

describe('a known device', () => {
  const siege = async (kind: keyof typeof authLimits, email: string) => {
    const parts = authLimits[kind].address.count / authLimits[kind].own.count;
    for (const sourceIp of ['192.0.2.1', ...networks(parts)]) await exhaust(kind, email, { sourceIp });
  };

  test('gets in with the right password, however often others have guessed, even in its own network', async () => {
    const email = await world.join('besieged');
    const device = cookieOf((await world.signIn(email)).cookies, 'cairn_device');
    await siege('signIn', email);

    expect((await world.signIn(email)).status).toBe(429);
    expect((await world.signIn(email, 'correct horse', { cookies: [device] })).status).toBe(200);
  });

  test('gets a reset link, however many others have asked for', async () => {
    const email = await world.join('swamped');
    const device = cookieOf((await world.signIn(email)).cookies, 'cairn_device');
    await siege('reset', email);
    await world.runStream();
    const before = world.mailsTo(email).length;

    expect((await attempts.reset(email, {})).status).toBe(429);
    expect((await attempts.reset(email, { cookies: [device] })).status).toBe(202);
    await world.runStream();
    expect(world.mailsTo(email)).toHaveLength(before + 1);
  });

  test('that has signed in with the username gets in with it, and gets a reset link to the address', async () => {
    const email = await world.join('named');
    const cookies = [cookieOf((await world.signIn('Named')).cookies, 'cairn_device')];
    await siege('signIn', 'named');
    await siege('reset', email);

    expect((await world.signIn('named')).status).toBe(429);
    expect((await world.signIn('named', 'correct horse', { cookies })).status).toBe(200);
    expect((await attempts.reset(email, { cookies })).status).toBe(202);
  });

  test('has a limit of its own, for its own address', async () => {
    const [email, neighbour] = [await world.join('owner'), await world.join('neighbour')];
    const cookies = [cookieOf((await world.signIn(email)).cookies, 'cairn_device')];
    await siege('signIn', neighbour);

    expect((await world.signIn(neighbour, 'correct horse', { cookies })).status).toBe(429);
    await exhaust('signIn', email, { cookies });
    expect((await world.signIn(email, 'correct horse', { cookies })).status).toBe(429);
  });

  test('knows every address that has signed in on it, until half a year after the last time', async () => {
    const [email, second] = [await world.join('shares'), await world.join('shared')];
    const first = cookieOf((await world.signIn(email)).cookies, 'cairn_device');
    const cookies = [first];
    expect(cookieOf((await world.signIn(second, 'correct horse', { cookies })).cookies, 'cairn_device')).toBe(
      first,
    );
    await siege('signIn', second);
    expect((await world.signIn(second, 'correct horse', { cookies })).status).toBe(200);

    world.clock.add({ days: 181 });
    await siege('signIn', second);
    expect((await world.signIn(second, 'correct horse', { cookies })).status).toBe(429);
  });

  test('is not invented', async () => {
    const email = await world.join('impostor');
    await siege('signIn', email);
    for (const cookie of ['cairn_device=nonsense', `cairn_device=${'x'.repeat(43)}`])
      expect((await world.signIn(email, 'correct horse', { cookies: [cookie] })).status).toBe(429);
  });
});
