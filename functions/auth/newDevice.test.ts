import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf } from '#functions/testing/authWorld.ts';
import { type AccountWorld, accountWorld } from './testing/accountWorld.ts';
import { providerSignIn } from './testing/providerSignIn.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld();
});
afterAll(() => world.end());

const { arrive } = providerSignIn(() => world);

const firefox = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'cloudfront-viewer-country': 'FR',
};

/** Signs in, and returns the device's cookie. */
async function signIn(name: string, { device, headers = {} }: { device?: string; headers?: object } = {}) {
  const sending = { headers: { ...headers }, cookies: device ? [device] : [] };
  const { cookies } = await world.signIn(name, 'correct horse', sending);
  await world.runStream();
  return cookieOf(cookies, 'cairn_device');
}

const told = (email: string) =>
  world.mailsTo(email).filter(({ subject }) => subject.startsWith('New sign-in'));

test('A person is told of a sign-in on a device that is new to their account, once', async () => {
  const email = await world.join('traveller');
  const home = await signIn(email);
  expect(told(email)).toEqual([]); // the first of the account

  const abroad = await signIn('traveller', { headers: firefox });
  expect(told(email)).toHaveLength(1);
  const { text } = told(email)[0] ?? { text: '' };
  expect(text).toContain('Firefox on Windows, France, on ');
  expect(text).toContain(' UTC.');
  expect(text).toContain('/en/edit-profile#devices');

  await signIn('traveller', { device: abroad, headers: firefox });
  await signIn(email, { device: home });
  expect(told(email)).toHaveLength(1);

  world.clock.add({ days: 181 });
  await signIn(email, { device: home });
  expect(told(email)).toHaveLength(2);
});

test('A device is known by its account, also under another address and after another person used it', async () => {
  const email = await world.join('sharer');
  const other = await world.join('roommate');
  const device = await signIn(email);
  await signIn(other);
  await signIn(other, { device });
  expect(told(other)).toHaveLength(1); // known to one account is new to another
  await world.change(email, { email: 'sharer@new.example' });
  await signIn('sharer', { device });
  expect(told('sharer@new.example')).toEqual([]);
});

test('Two sign-ins at the same moment, as of two tabs, are told of once; other devices each', async () => {
  const email = await world.join('twotabs');
  await signIn(email);
  world.clock.add({ minutes: 1 });
  await Promise.all(
    [email, 'twotabs'].map(name => world.signIn(name, 'correct horse', { headers: firefox })),
  );
  await world.runStream();
  expect(told(email)).toHaveLength(1);
  await signIn(email, { headers: { ...firefox, 'cloudfront-viewer-country': 'ES' } });
  await signIn(email);
  expect(told(email)).toHaveLength(3);
});

test('A browser that keeps no cookies is told of five times a day', async () => {
  const email = await world.join('forgetful');
  for (const _ of Array.from({ length: 8 })) {
    world.clock.add({ minutes: 1 });
    await signIn(email);
  }
  expect(told(email)).toHaveLength(5);
  world.clock.add({ days: 1 });
  await signIn(email);
  expect(told(email)).toHaveLength(6);
});

test('A device whose name is not known, in a country that is not, is told of by its class', async () => {
  const email = await world.join('nameless');
  await signIn(email);
  await signIn(email, { headers: { 'user-agent': 'x', 'cloudfront-viewer-country': 'AQ' } });
  expect(told(email)[0]?.text).toContain('we don’t know: Computer, on ');
});

test('A sign-in through a provider counts like any other, and leaves the same cookie', async () => {
  const email = 'provided@example.com';
  const first = await arrive(email, 'Pia Provided');
  await world.runStream();
  expect(told(email)).toEqual([]);
  expect(cookieOf(first.cookies, 'cairn_device')).toMatch(/^cairn_device=\S{43}$/);
  world.clock.add({ minutes: 1 });
  await arrive(email, 'Pia Provided');
  await world.runStream();
  expect(told(email)).toHaveLength(1);
});

test('A wrong password tells nobody, and a failure to tell does not prevent the sign-in', async () => {
  const email = await world.join('unharmed');
  await signIn(email);
  await world.signIn(email, 'wrong', { headers: firefox });
  await world.runStream();
  expect(told(email)).toEqual([]);

  const { write } = world.table;
  world.table.write = async step => {
    if (JSON.stringify(step.request()).includes('newDevice')) throw new Error('no');
    return await write(step);
  };
  const session = await world.signIn(email, 'correct horse', { headers: firefox });
  world.table.write = write;
  expect(session.status).toBe(200);
  expect(world.logged.join()).toContain('device.untold');
});
