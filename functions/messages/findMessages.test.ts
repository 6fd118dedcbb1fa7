import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { lists, type MessageList } from '#shared/settings.ts';
import { listMessages } from './listMessages.ts';
import { aMessage } from './testing/aMessage.ts';
import { trashMessage } from './trashMessage.ts';

let world: World;
let ada: UserID;
let bob: UserID;
let names: Map<string, string>;

beforeAll(async () => {
  world = await createWorld();
  ada = await world.user({ username: 'ada' });
  bob = await world.user({ username: 'bob', firstName: 'Zoë', lastName: 'Bœuf' });
  const letters = {
    received: await aMessage(world, bob, ada, { subject: 'Un|Marée', body: 'The ÉCLUSE is closed' }),
    sent: await aMessage(world, ada, bob, { subject: 'Un|Re: Marée', body: 'Which lock?' }),
    notice: await aMessage(world, bob, ada, {
      subject: 'Ta|Oil the hinge',
      body: '',
      notice: { kind: 'taskAssigned', values: { task: 'Oil the hinge', project: 'Signal Box' } },
    }),
    trashed: await aMessage(world, bob, ada, { subject: 'Un|Marée basse', body: 'Low' }),
  };
  await world.call(trashMessage, { id: letters.trashed.id }, { as: ada });
  await aMessage(world, bob, await world.user(), { subject: 'Un|Marée of others' });
  names = new Map(Object.entries(letters).map(([name, { id }]) => [id, name]));
});
afterAll(() => world.close());

const find = async (search: string, type: MessageList = 'inbox') =>
  (await world.call(listMessages, { type, query: { search } }, { as: ada })).data?.items.map(({ id }) =>
    names.get(id),
  );

test.each([
  ['maree', ['received', 'sent']],
  ['écluse', ['received']],
  ['ecluse CLOSED', ['received']],
  ['closed low', []],
  ['zoe boeuf lock', ['sent']],
  ['bob signal', ['notice']],
  ['ada', []],
  ['Un|', []],
  ['basse', []],
])(
  '“%s” finds in inbox and sent what has all words, whatever their accents and case',
  async (search, found) => {
    expect((await find(search))?.toSorted()).toEqual(found);
    expect((await find(search, 'sent'))?.toSorted()).toEqual(found);
  },
);

test('The trash is searched alone', async () => {
  expect(await find('maree', 'trash')).toEqual(['trashed']);
  expect(await find('lock', 'trash')).toEqual([]);
});

test.each(['x'.repeat(61), ' ', ''])('“%s” is refused', async search => {
  expect(await world.call(listMessages, { type: 'inbox', query: { search } }, { as: ada })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
});

test('A long mailbox is searched in parts, each of 3 requests, until its end', async () => {
  const [carl, dora] = [await world.user(), await world.user()];
  const needle = await aMessage(world, carl, dora, { body: 'The needle' });
  for (let number = 0; number < lists.max; number++) await aMessage(world, carl, dora);
  const search = async (cursor?: string) => {
    const from = world.sent.length;
    const query = { search: 'needle', ...(cursor && { cursor }) };
    const { data, code } = await world.call(listMessages, { type: 'inbox', query }, { as: dora });
    return { data, code, requests: world.sent.length - from };
  };
  const first = await search();
  expect(first).toMatchObject({ data: { items: [] }, requests: 3 });
  const second = await search(first.data?.cursor);
  expect(second.data?.items.map(({ id }) => id)).toEqual([needle.id]);
  expect(second.data).not.toHaveProperty('cursor');
  expect(await search('nonsense')).toMatchObject({ code: 'INVALID_CURSOR' });
});
