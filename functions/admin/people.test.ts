import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { emails } from '#functions/authors/name.store.ts';
import { personEntries } from '#functions/authors/personSearch.store.ts';
import { rebuildPersonSearch } from '#functions/authors/rebuildPersonSearch.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { listAuthors } from '#functions/market/listAuthors.ts';
import { listProjects } from '#functions/market/listProjects.ts';
import { initiatePayment } from '#functions/money/orders/initiatePayment.ts';
import { Step } from '#functions/platform/table/step.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { special, type UserID } from '#shared/ids.ts';
import { banPerson } from './banPerson.ts';
import { findPeople } from './findPeople.ts';
import { getPerson } from './getPerson.ts';
import { listAuditEntries } from './listAuditEntries.ts';
import { restorePerson } from './restorePerson.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let admin: UserID;
let other: UserID;
const groups = ['admins'];
const reason = 'Sells what it does not have.';

beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  admin = await samples.person({ username: 'edith' });
  other = await samples.person({ username: 'ruth' });
});
afterAll(() => world.close());

const ban = (id: UserID, as = admin) =>
  world.call(banPerson, { UserID: id, body: { reason } }, { as, groups });
const restore = (id: UserID, as = admin) =>
  world.call(restorePerson, { UserID: id, body: {} }, { as, groups });
const actionsOn = async (id: UserID) => {
  const { data } = await world.call(listAuditEntries, { query: { limit: 100 } }, { as: admin, groups });
  return (data?.items ?? []).filter(({ target }) => target.id === id).map(({ action }) => action);
};

describe('finding people', () => {
  const find = async (query: object) =>
    (await world.callWith(findPeople, { query }, { as: admin, groups })).data as {
      items: { username: string }[];
      cursor?: string;
    };
  const names = async (search: string) =>
    (await find({ search })).items.map(({ username }) => username).toSorted();

  beforeAll(async () => {
    const zoe = await samples.person({ username: 'Quillon', firstName: 'Zoé', lastName: 'Œuvre' });
    await samples.person({
      username: 'quilla',
      firstName: 'Max',
      lastName: 'Moor',
      email: 'max@moor.example',
    });
    await world.table.write(Step.create(emails.key('zoe@works.example'), { UserID: zoe }));
    await world.runStream();
  });

  test('by the beginning of a username or a name, without case and accents', async () => {
    expect(await names('QUILL')).toEqual(['Quillon', 'quilla']);
    expect(await names('zoe oeu')).toEqual(['Quillon']);
    expect(await names('Moor')).toEqual(['quilla']);
    expect(await names('illon')).toEqual([]);
    expect(await names('q')).toEqual([]);
  });

  test('by the beginning of any word of the name, in any order', async () => {
    await samples.person({ username: 'elo_35', firstName: 'Élodie', lastName: 'Lefèvre-Ñoño d’Arc' });
    await world.runStream();
    for (const search of ['lefevre', 'nono', 'lefèvre-ñ', 'nono d’arc', 'darc', "d'arc", 'arc elo', '35 elo'])
      expect([search, ...(await names(search))]).toEqual([search, 'elo_35']);
  });

  test('whose second letter takes two UTF-16 units, none of which is a letter', async () => {
    await samples.person({ username: 'yoshino', firstName: '小𠮷', lastName: 'x𠮷' });
    await world.runStream();
    expect([await names('小𠮷'), await names('x𠮷'), await names('x🪨')]).toEqual([
      ['yoshino'],
      ['yoshino'],
      [],
    ]);
  });

  test('as earlier accounts are once their entries are rebuilt, by no entry of before', async () => {
    const id = await samples.person({ username: 'of-before', firstName: 'Ines', lastName: 'Ruiz-Vela' });
    const before = ['of-before', 'ines', 'ruiz-vela', 'ines ruiz-vela'].map(word =>
      personEntries.key(word, id),
    );
    await Promise.all(before.map(key => world.table.write(Step.put(key, { UserID: id }))));
    await ban(id); // and so listed by status
    expect(await names('vela')).toEqual([]);
    expect(await rebuildPersonSearch(world.table)).toBeGreaterThan(0);
    expect(await names('vela')).toEqual(['of-before']);
    expect((await world.table.batchGet(...before)).filter(entry => entry !== undefined)).toHaveLength(0);
  });

  test('by email address and by id', async () => {
    expect(await names('ZOE@works.example')).toEqual(['Quillon']);
    expect(await names('nobody@works.example')).toEqual([]);
    expect(await names(admin)).toEqual(['edith']);
  });

  test('a renamed person is found by the new name only', async () => {
    const id = await samples.person({ username: 'oldname' });
    await world.runStream();
    await world.call(updateMe, { body: { firstName: 'Wilhelmina' } }, { as: id });
    await world.runStream();
    expect(await names('wilhel')).toEqual(['oldname']);
    expect(await names('ada')).not.toContain('oldname');
  });

  test('continues by its cursor and costs two requests', async () => {
    const from = world.requests();
    const first = await find({ search: 'quill', limit: 1 });
    expect(world.requests(from)).toBe(2);
    const second = await find({ search: 'quill', limit: 1, cursor: first.cursor });
    expect([...first.items, ...second.items].map(({ username }) => username)).toEqual(['quilla', 'Quillon']);
    expect(second.cursor).toBeUndefined();
  });

  test('lists banned people without a search', async () => {
    const id = await samples.person({ username: 'listedbanned' });
    await ban(id);
    expect((await find({ status: 'banned' })).items.map(({ username }) => username)).toContain(
      'listedbanned',
    );
    const { data } = await world.call(listAuthors, { query: { limit: 100 } });
    expect(data?.items.map(({ username }) => username)).not.toContain('listedbanned');
  });
});

describe('a ban', () => {
  test('refuses every later call, is mailed with its reason and appears on the account', async () => {
    const id = await samples.person({ language: 'fr' });
    expect((await ban(id)).data).toMatchObject({
      status: 'banned',
      ban: { reason, at: world.clock.now(), administrator: { UserID: admin } },
    });
    await world.runStream();
    expect((await world.call(updateMe, { body: { city: 'Whitby' } }, { as: id })).code).toBe('USER_BANNED');
    const mail = world.mails.filter(({ to }) => to === `${id}@example.com`);
    expect(mail).toMatchObject([{ subject: 'Votre compte Cairn a été banni' }]);
    expect(mail[0]?.text).toContain(reason);
    const { data } = await world.call(getPerson, { UserID: id }, { as: other, groups });
    expect(data).toMatchObject({ status: 'banned', ban: { reason }, canBan: true });
  });

  test('takes effect once, however often it is repeated and also by two administrators at the same time', async () => {
    const id = await samples.person();
    const both = await Promise.all([ban(id), ban(id, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ban(id)).data?.status).toBe('banned');
    expect(await actionsOn(id)).toEqual(['banPerson']);
    await world.runStream();
    expect(world.mails.filter(({ to }) => to === `${id}@example.com`)).toHaveLength(1);
  });

  test('at the same time as its end leaves a legal state with an entry for each change', async () => {
    const id = await samples.person();
    await ban(id);
    await Promise.all([restore(id), ban(id, other)]);
    const { data } = await world.call(getPerson, { UserID: id }, { as: admin, groups });
    const actions = await actionsOn(id);
    expect(data?.status).toBe(actions.length % 2 === 1 ? 'banned' : 'active');
    expect(Boolean(data?.ban)).toBe(data?.status === 'banned');
  });

  test('takes the person’s projects off the market and stops orders until it is lifted', async () => {
    const owner = await samples.person();
    const donor = await samples.person();
    const id = await samples.published(owner, { name: 'Vellichor shelf' });
    await world.runStream();
    const found = async () =>
      (await world.call(listProjects, { query: { search: 'vellichor' } })).data?.items.length;
    const items = [{ kind: 'donation', ProjectID: id, quantity: 1, price: 25_00 }] as const;
    const order = (orderKey: string) =>
      world.call(
        initiatePayment,
        { body: { items: [...items], total: 25_00, currency: 'EUR', orderKey } },
        { as: donor },
      );
    expect(await found()).toBe(1);

    await ban(owner);
    expect((await order('order-while-banned-0')).code).toBe('PROJECT_NOT_ACCEPTING_PAYMENTS');
    await world.runStream();
    expect(await found()).toBe(0);
    expect((await order('order-while-banned-1')).code).toBe('PROJECT_NOT_FOUND');

    await restore(owner);
    await world.runStream();
    expect(await found()).toBe(1);
    expect((await order('order-when-restored')).status).toBe(201);
  });

  test('is refused for oneself, the special accounts, unknown and deleted people', async () => {
    for (const UserID of [special.topAdministrator, special.support]) await samples.person({ UserID });
    const gone = await samples.person({ status: 'deleted' });
    expect((await ban(admin)).code).toBe('PERSON_PROTECTED');
    expect((await ban(special.topAdministrator)).code).toBe('PERSON_PROTECTED');
    expect((await ban(special.support)).code).toBe('PERSON_PROTECTED');
    expect((await ban(gone)).code).toBe('AUTHOR_NOT_FOUND');
    expect((await ban('nobody' as UserID)).code).toBe('AUTHOR_NOT_FOUND');
    const short = { UserID: other, body: { reason: 'Short' } };
    expect((await world.callWith(banPerson, short, { as: admin, groups })).code).toBe('VALIDATION_FAILED');
  });
});

describe('a restored person', () => {
  test('may call again with a new session, is written to, and keeps the status of before', async () => {
    const id = await samples.person({ status: 'unconfirmed' });
    await ban(id);
    expect((await restore(id)).data).toMatchObject({ status: 'unconfirmed' });
    const active = await samples.person();
    await ban(active);
    await restore(active);
    await world.runStream();
    const mails = world.mails.filter(({ to }) => to === `${active}@example.com`);
    expect(mails.map(({ subject }) => subject)).toContain('Your Cairn account has been restored');
    expect((await world.table.get(authors.key(active)))?.sessionsValidFrom).toBe(world.clock.now());
  });

  test('is restored once; restoring someone who is not banned changes nothing', async () => {
    const id = await samples.person();
    await ban(id);
    const both = await Promise.all([restore(id), restore(id, other)]);
    expect(both.map(({ data }) => data?.status)).toEqual(['active', 'active']);
    expect((await restore(id)).data?.ban).toBeUndefined();
    expect(await actionsOn(id)).toEqual(['restorePerson', 'banPerson']);
  });
});

test('administrators see that the address of a person has a problem', async () => {
  const emailProblem = { kind: 'bounced', at: world.clock.now() } as const;
  const id = await samples.person({ username: 'unreachable' });
  await world.table.write(Step.update(authors.key(id), { emailProblem }));
  const { data } = await world.call(getPerson, { UserID: id }, { as: admin, groups });
  expect(data).toMatchObject({ emailProblem });
});
