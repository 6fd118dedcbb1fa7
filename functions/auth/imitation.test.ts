import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { Step } from '#functions/platform/table/step.ts';
import { type AuthWorld, authWorld } from '#functions/testing/authWorld.ts';
import type { UserID } from '#shared/ids.ts';
import { confirmEmail } from './confirmEmail.ts';
import { findByEmail } from './findByEmail.ts';
import { signIn } from './signIn.ts';
import { signUp } from './signUp.ts';
import { providerSignIn } from './testing/providerSignIn.ts';

let world: AuthWorld;
let edith: UserID;
let ruth: UserID;
beforeAll(async () => {
  world = await authWorld({ signUp, confirmEmail, signIn });
  edith = await joined('edith', { firstName: 'Edith', lastName: 'Marne', isAdministrator: true });
  ruth = await joined('ruth');
});
afterAll(() => world.end());

async function joined(username: string, fields: object = {}): Promise<UserID> {
  const person = await findByEmail(world.table, await world.join(username));
  if (!person) throw new Error('Nobody has joined');
  await world.table.write(Step.update(authors.key(person.UserID), { city: 'Leeds', ...fields }));
  await world.runStream();
  return person.UserID;
}

const usernamesLikeEdith = ['Edith_', 'edith.2', '_edith', 'еdith']; // the last one begins with a Cyrillic letter
const officialNames = [
  { firstName: 'Cairn', lastName: 'Support' },
  { firstName: 'Équipe', lastName: 'Cairn' },
  { firstName: 'Édith', lastName: 'Mame' }, // looks like that of the administrator
];
let count = 0;
const join = (names: object) =>
  world.callWith(signUp, {
    body: {
      email: `somebody-${++count}@example.com`,
      username: `somebody-${count}`,
      password: 'correct horse',
      avatar: { kind: 'ready', name: 'avatar-12' },
      ...names,
    },
  });
const change = (body: object, as = ruth) => world.callWith(updateMe, { body }, { as });

const provider = providerSignIn(() => world);

/** Signs in with an identity provider as a person whom it calls by a name. Returns their record. */
async function arrive(email: string, name: string) {
  await provider.arrive(email, name);
  return await findByEmail(world.table, email);
}

test.each(['\u3164\u3164', 'noor\u3164', 'admın'])('nobody is called %j', async username => {
  expect(await join({ username })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(await change({ username })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
});

test.each([
  ['luis.ortega', 'Iuis.ortega'], // begins with a capital i
  ['dimitri', 'dımıtrı'],
  ['noora', 'n0ora'],
])('next to %s nobody can be called %s', async (username, imitation) => {
  const holder = await joined(username);
  expect(await join({ username: imitation })).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
  expect(await change({ username: imitation })).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
  expect((await change({ username: imitation }, holder)).status).toBe(200);
});

test.each([
  ['n0emi', 'noemi'],
  ['Iris.w', 'lris.w'], // begins with an l
  ['раса', 'paca'], // the first is Cyrillic
  ['ꓡꓲꓢꓮ', 'lisa'], // the first is Lisu
  ['annetta10', 'annettalo'],
  ['comelius', 'cornelius'], // r and n together look like m
  ['cornelia', 'comelia'],
])(
  'next to %s, which looks so, nobody can be called %s, until the name is given up',
  async (username, plain) => {
    const holder = await joined(`holder-${plain}`);
    expect((await change({ username }, holder)).status).toBe(200);
    await world.runStream();
    expect(await join({ username: plain })).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    expect(await change({ username: plain })).toMatchObject({ status: 409, code: 'USERNAME_TAKEN' });
    expect((await change({ username: `former-${plain}` }, holder)).status).toBe(200);
    await world.runStream();
    expect((await join({ username: plain })).status).toBe(202);
  },
);

test('an identity provider gives nobody a name as which another reads', async () => {
  await joined('ge0rgina');
  const person = await arrive('georgina@mail.example', 'Georgina');
  expect(person?.username).toMatch(/^Georgina\d+$/);
});

test('names are kept as keyboards write them', async () => {
  expect(await change({ firstName: 'Rene\u0301e' })).toMatchObject({ data: { firstName: 'Ren\u00e9e' } });
  expect((await change({ firstName: 'Ruth' })).status).toBe(200);
});

describe('names that pass for the platform or for an administrator', () => {
  test.each(usernamesLikeEdith)('cannot be signed up with: %s', async username => {
    const answer = await join({ username });
    expect(['USERNAME_TAKEN', 'VALIDATION_FAILED']).toContain(answer.code);
    expect((await change({ username })).status).not.toBe(200);
  });

  test.each(officialNames)('cannot be signed up with: $firstName $lastName', async names => {
    expect(await join(names)).toMatchObject({ status: 409, code: 'NAME_NOT_ALLOWED' });
  });

  test.each(officialNames)('cannot be put into a profile: $firstName $lastName', async names => {
    expect(await change(names)).toMatchObject({ code: 'NAME_NOT_ALLOWED' });
  });

  test('cannot be put into a profile in two steps either', async () => {
    expect((await change({ firstName: 'Cairn', lastName: 'Walker' })).status).toBe(200);
    expect(await change({ lastName: 'Support' })).toMatchObject({ code: 'NAME_NOT_ALLOWED' });
    expect((await change({ firstName: 'Ruth' })).status).toBe(200);
  });

  test('cannot be encoded words, which email programs show decoded', async () => {
    const firstName = '=?utf-8?q?Confirm_your_payout?=';
    const fields = [{ path: 'firstName', i18nID: 'validation.encoded_word' }];
    const refused = { status: 400, code: 'VALIDATION_FAILED', envelope: { data: { fields } } };
    expect(await join({ firstName, lastName: 'Walker' })).toMatchObject(refused);
    expect(await change({ firstName })).toMatchObject(refused);
    expect(await arrive('encoded@example.com', `${firstName} Walker`)).not.toHaveProperty('firstName');
  });

  test('do not come with an identity provider', async () => {
    for (const [email, name] of [
      ['first@mail.example', 'Cairn Support'],
      ['edith@mail.example', 'Edith Marne'],
    ] as const) {
      const person = await arrive(email, name);
      expect(person).toMatchObject({ status: 'active' });
      expect([person?.firstName, person?.lastName]).toEqual([undefined, undefined]);
      expect(person?.username).not.toMatch(/^edith[._\d-]*$/i);
    }
    expect(await arrive('ada@mail.example', 'Ada Byron')).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
    });
  });
});

test('other names are free, also those of which an administrator has a part', async () => {
  for (const names of [
    { firstName: 'Edith', lastName: 'Piaf' },
    { firstName: 'Edith' },
    { firstName: 'Ann', lastName: 'Cairn' },
    { username: 'edithpiaf' },
    { username: 'cairngorm_walker' },
  ])
    expect([names, (await join(names)).status]).toEqual([names, 202]);
});

test('administrators keep and change their own names, and those who no longer are free them', async () => {
  expect((await change({ lastName: 'Marne-Weir' }, edith)).status).toBe(200);
  await world.runStream();
  expect((await change({ firstName: 'Edith', lastName: 'Marne' })).status).toBe(200);
  expect(await change({ firstName: 'Edith', lastName: 'Marne Weir' })).toMatchObject({
    code: 'NAME_NOT_ALLOWED',
  });

  await world.table.write(Step.update(authors.key(edith), { isAdministrator: false }));
  await world.runStream();
  expect((await change({ username: 'edith_' })).status).toBe(200);
});

test('names that people had before stay, whatever else they change', async () => {
  const early = await joined('early', { firstName: 'Cairn', lastName: 'Team' });
  expect((await change({ city: 'Leeds' }, early)).status).toBe(200);
  expect((await change({ firstName: 'Cairn', lastName: 'Team', city: 'York' }, early)).status).toBe(200);
});
