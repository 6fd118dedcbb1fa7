import { afterAll, beforeAll, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { UserID } from '#shared/ids.ts';
import { listBlockedContacts } from './listBlockedContacts.ts';
import { listContacts } from './listContacts.ts';
import { type ContactWorld, createContactWorld } from './testing/contactWorld.ts';

let world: ContactWorld;
beforeAll(async () => {
  world = await createContactWorld();
});
afterAll(() => world.close());

const rename = (id: UserID, firstName: string) =>
  world.table.write(Step.update(authors.key(id), { firstName }));
const firstOf = async (as: UserID) =>
  (await world.call(listContacts, {}, { as })).data?.items[0]?.user.firstName;

test('a new name reaches the lists of all contacts, page by page, also of those who blocked the person', async () => {
  const early = await Promise.all(Array.from({ length: 30 }, () => world.user()));
  const ida = await world.user({ firstName: 'Ida' });
  const late = await Promise.all(Array.from({ length: 30 }, () => world.user()));
  const blocker = await world.user();
  for (const other of [...early, ...late]) {
    await world.add(other, ida);
    await world.accept(ida, other);
  }
  await world.block(blocker, ida);

  await rename(ida, 'Idaline');
  await rename(ida, 'Ottoline');
  await world.runStream();

  expect(new Set(await Promise.all([...early, ...late].map(firstOf)))).toEqual(new Set(['Ottoline']));
  const { data } = await world.call(listBlockedContacts, {}, { as: blocker });
  expect(data?.items).toMatchObject([{ user: { firstName: 'Ottoline' } }]);
});
