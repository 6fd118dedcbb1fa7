import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserID } from '#shared/ids.ts';
import { listAuthorContacts } from './listAuthorContacts.ts';
import { listBlockedContacts } from './listBlockedContacts.ts';
import { listContacts } from './listContacts.ts';
import { listPendingContactRequests } from './listPendingContactRequests.ts';
import { type ContactWorld, createContactWorld } from './testing/contactWorld.ts';

let world: ContactWorld;
let mia: UserID;

/** Half of the others have lower ids than Mia, so that both indexes hold her lists. */
const names = ['Zoë Vidal-Ñoño', 'Ada Byrne', 'Élodie Marchand', 'Øystein Dahl', 'Elif Kaya', '😀 Parade'];

beforeAll(async () => {
  world = await createContactWorld();
  const before = await Promise.all(names.slice(0, 3).map(newPerson));
  mia = await world.user({ username: 'mia', firstName: 'Mia' });
  const after = await Promise.all(names.slice(3).map(newPerson));
  for (const other of [...before, ...after]) {
    await world.add(mia, other);
    await world.accept(other, mia);
  }
});
afterAll(() => world.close());

function newPerson(name: string): Promise<UserID> {
  const [firstName, lastName] = name.split(' ');
  return world.user({ firstName, lastName, ...(firstName === 'Ada' && { username: 'lighthouse' }) });
}

interface Listed {
  data?: { items: { user: { firstName?: string | undefined } }[]; cursor?: string | undefined } | undefined;
}
const namesIn = ({ data }: Listed) => data?.items.map(({ user }) => user.firstName);

describe('the list of contacts', () => {
  const list = (query: object = {}) => world.call(listContacts, { query }, { as: mia });

  test('is sorted by name without case and accents, page by page', async () => {
    const sorted = ['Ada', 'Elif', 'Élodie', 'Øystein', 'Zoë', '😀'];
    expect(namesIn(await list())).toEqual(sorted);

    for (const limit of [1, 2, 4]) {
      const seen: (string | undefined)[] = [];
      let cursor: string | undefined;
      do {
        const { data }: Listed = await list({ limit, cursor });
        seen.push(...(namesIn({ data }) ?? []));
        cursor = data?.cursor;
      } while (cursor);
      expect(seen).toEqual(sorted);
    }
  });

  test('is searched by the beginnings of all words of the names', async () => {
    expect(namesIn(await list({ search: 'EL' }))).toEqual(['Elif', 'Élodie']);
    expect(namesIn(await list({ search: 'élodie m' }))).toEqual(['Élodie']);
    expect(namesIn(await list({ search: 'oy' }))).toEqual(['Øystein']);
    expect(namesIn(await list({ search: 'marchand' }))).toEqual(['Élodie']);
    expect(namesIn(await list({ search: 'nono' }))).toEqual(['Zoë']);
    expect(namesIn(await list({ search: 'vidal zo' }))).toEqual(['Zoë']);
    expect(namesIn(await list({ search: 'archand' }))).toEqual([]);
    expect(namesIn(await list({ search: 'lighthouse' }))).toEqual(['Ada']); // by the username
    const first = await list({ search: 'el', limit: 1 });
    expect(namesIn(first)).toEqual(['Elif']);
    expect(namesIn(await list({ search: 'el', limit: 1, cursor: first.data?.cursor }))).toEqual(['Élodie']);
  });

  test('costs three requests and a few read units, searched too', async () => {
    const from = world.requests();
    await list({ search: 'nono' });
    expect(world.requests(from)).toBe(3);
    await list();
    expect(world.requests(from)).toBe(6); // both indexes, the caller
    const units = world.sent.slice(from).reduce((sum, { capacityUnits }) => sum + capacityUnits, 0);
    expect(units).toBeLessThanOrEqual(10);
  });

  test('refuses cursors of other lists and made-up ones', async () => {
    const { data } = await list({ search: 'el', limit: 1 });
    const refused = { status: 400, code: 'INVALID_CURSOR' };
    expect(await list({ search: 'ad', cursor: data?.cursor })).toMatchObject(refused);
    for (const text of [
      '',
      '\n',
      'accepted#ada',
      '\nsent#ada',
      '\naccepted#',
      `\naccepted#${'x'.repeat(1_100)}`,
      '\naccepted#\u{10FFFF}\u{10FFFF}',
    ])
      expect(await list({ cursor: Buffer.from(text).toString('base64url') })).toMatchObject(refused);
  });

  test('of another person is for administrators, without private notes', async () => {
    const { data: page } = await list({ limit: 1 });
    await world.note(mia, page!.items[0]!.ContactID, 'Knows every harbour.');
    const listFor = (as: UserID, groups: string[] = []) =>
      world.call(listAuthorContacts, { UserID: mia, query: { limit: 1 } }, { as, groups });

    expect((await listFor(mia)).data?.items[0]).toMatchObject({ note: 'Knows every harbour.' });
    const other = await world.user();
    expect(await listFor(other)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const { data } = await listFor(other, ['admins']);
    expect(data?.items).toMatchObject([{ status: 'ACCEPTED' }]);
    expect(data?.items[0]).not.toHaveProperty('note');
    expect(
      await world.call(listAuthorContacts, { UserID: 'nobody' as UserID }, { as: other, groups: ['admins'] }),
    ).toMatchObject({ status: 404, code: 'AUTHOR_NOT_FOUND' });
  });
});

test('pending requests are listed newest first, received and sent apart, with both counts', async () => {
  const olga = await world.user({ firstName: 'Olga' });
  const [first, second] = [await newPerson('First One'), await newPerson('Second One')];
  await world.add(first, olga);
  world.clock.add({ minutes: 1 });
  await world.add(second, olga);
  await world.add(olga, mia);

  const pending = (query: object) => world.call(listPendingContactRequests, { query }, { as: olga });
  const received = await pending({});
  expect(namesIn(received)).toEqual(['Second', 'First']);
  expect(received.data).toMatchObject({ received: 2, sent: 1, items: [{ direction: 'received' }, {}] });
  const page = await pending({ limit: 1 });
  expect(namesIn(await pending({ limit: 1, cursor: page.data?.cursor }))).toEqual(['First']);
  expect((await pending({ direction: 'sent' })).data?.items).toMatchObject([
    { ContactedUserID: mia, status: 'PENDING', direction: 'sent' },
  ]);
  expect((await world.call(listContacts, {}, { as: olga })).data?.items).toEqual([]);
});

test('blocked people are listed for the blocker only', async () => {
  const [olga, pia] = [await newPerson('Olga Berg'), await newPerson('Pia Lind')];
  await world.block(olga, pia);
  const list = (as: UserID, search?: string) =>
    world.call(listBlockedContacts, { query: { search } }, { as });

  expect((await list(olga)).data?.items).toMatchObject([
    { ContactedUserID: pia, user: { firstName: 'Pia' } },
  ]);
  expect(namesIn(await list(olga, 'pi'))).toEqual(['Pia']);
  expect(namesIn(await list(olga, 'ol'))).toEqual([]);
  expect(namesIn(await list(pia))).toEqual([]);
});
