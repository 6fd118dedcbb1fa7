import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { unblockContact } from '#functions/contacts/unblockContact.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { MessageID, UserID } from '#shared/ids.ts';
import { getMessage } from './getMessage.ts';
import { readMessage } from './readMessage.ts';
import { correspondenceIn } from './testing/correspondenceIn.ts';
import { trashMessage } from './trashMessage.ts';

let world: World;
let ada: UserID;
let bob: UserID;
let send: ReturnType<typeof correspondenceIn>['send'];
let list: ReturnType<typeof correspondenceIn>['list'];

beforeAll(async () => {
  world = await createWorld();
  ({ send, list } = correspondenceIn(world));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.add({ days: 1 });
  const profile = {
    avatar: { kind: 'ready', name: 'avatar-01' },
    affiliateCode: 'code',
    registrationDate: world.clock.now(),
    hasPassword: true,
    planTypeId: 'premium',
  };
  ada = await world.user(profile);
  bob = await world.user(profile);
});

const show = async (as: UserID, showsReading = true) =>
  expect((await world.call(updateMe, { body: { showsReading } }, { as })).data?.showsReading).toBe(
    showsReading,
  );

/** Reads a conversation, a minute later. Returns when. */
async function read(as: UserID, id: MessageID): Promise<string> {
  world.clock.add({ minutes: 1 });
  await world.call(readMessage, { id, query: { scope: 'conversation' } }, { as });
  return world.clock.now();
}

/** The message below which a person sees that it has been read, and when. */
async function seenBy(as: UserID, id: MessageID) {
  const { data } = await world.call(getMessage, { id }, { as });
  const seen = data?.conversation.filter(one => one.seenAt !== undefined) ?? [];
  expect(seen.length).toBeLessThanOrEqual(1);
  return seen[0] && { id: seen[0].id, at: seen[0].seenAt };
}

test('The newest own message that the other has read is marked, where both show it', async () => {
  await show(ada);
  await show(bob);
  const first = await send(ada, bob);
  expect(await seenBy(ada, first)).toBeUndefined();
  const at = await read(bob, first);
  expect(await seenBy(ada, first)).toEqual({ id: first, at });
  expect(await seenBy(bob, first)).toBeUndefined();

  const second = await send(ada, bob, first);
  const third = await send(ada, bob, second);
  expect(await seenBy(ada, third)).toEqual({ id: first, at });
  const later = await read(bob, third);
  expect(await seenBy(ada, third)).toEqual({ id: third, at: later });

  const answer = await send(bob, ada, third);
  expect(await seenBy(ada, answer)).toEqual({ id: third, at: later });
  expect(await seenBy(bob, answer)).toBeUndefined();
  const readByAda = await read(ada, answer);
  expect(await seenBy(bob, answer)).toEqual({ id: answer, at: readByAda });
});

test('A message that is marked as unread counts again, and its writer still sees when it was read first', async () => {
  await show(ada);
  await show(bob);
  const id = await send(ada, bob);
  const at = await read(bob, id);
  const unread = async () => (await world.table.get(personCounts.key(bob)))?.unreadMessages;
  const before = (await unread()) ?? 0;

  const mark = (as: UserID) => world.call(readMessage, { id, query: { as: 'unread' } }, { as });
  for (const person of [bob, bob, ada]) expect((await mark(person)).status).toBe(204);
  expect(await unread()).toBe(before + 1);
  expect(await seenBy(ada, id)).toEqual({ id, at });
  await read(bob, id);
  expect(await unread()).toBe(before);
  expect(await seenBy(ada, id)).toEqual({ id, at });
});

test.each([
  ['neither shows it', []],
  ['only the reader shows it', ['bob']],
  ['only the writer shows it', ['ada']],
] as const)('Nothing is shown if %s', async (_, showing) => {
  for (const who of showing) await show(who === 'ada' ? ada : bob);
  const id = await send(ada, bob);
  await read(bob, id);
  expect(await seenBy(ada, id)).toBeUndefined();
});

test('What was read before it was shown stays unknown, and nothing is shown any more once one of both has ceased to', async () => {
  await show(ada);
  const before = await send(ada, bob);
  await read(bob, before);
  await show(bob);
  expect(await seenBy(ada, before)).toBeUndefined();
  const after = await send(ada, bob, before);
  const at = await read(bob, after);
  for (const person of [bob, ada]) {
    expect(await seenBy(ada, after)).toEqual({ id: after, at });
    await show(person, false);
    expect(await seenBy(ada, after)).toBeUndefined();
    await show(person);
  }
});

test('Nothing is shown to or of people of whom one has blocked the other', async () => {
  await show(ada);
  await show(bob);
  const id = await send(ada, bob);
  const at = await read(bob, id);
  for (const [blocker, blocked] of [[ada, bob] as const, [bob, ada] as const]) {
    await world.call(blockContact, { ContactedUserID: blocked }, { as: blocker });
    expect(await seenBy(ada, id)).toBeUndefined();
    await world.call(unblockContact, { ContactedUserID: blocked }, { as: blocker });
    expect(await seenBy(ada, id)).toEqual({ id, at });
  }
});

test('Nothing is shown of messages in the trash', async () => {
  await show(ada);
  await show(bob);
  const id = await send(ada, bob);
  await read(bob, id);
  await world.call(trashMessage, { id }, { as: ada });
  expect(await seenBy(ada, id)).toBeUndefined();
});

test('Reading writes what it wrote before, and opening a conversation takes as many requests', async () => {
  const measured = async () => {
    const id = await send(ada, bob);
    const answer = await send(bob, ada, id);
    const last = await send(ada, bob, answer);
    const before = world.sent.length;
    await read(bob, last);
    const reading = world.sent.slice(before);
    const between = world.sent.length;
    await world.call(getMessage, { id: last }, { as: ada });
    const opening = world.sent.slice(between);
    return {
      written: reading.flatMap(({ written }) => written).length,
      requests: [reading.length, opening.length],
    };
  };
  const without = await measured();
  await show(ada);
  await show(bob);
  expect(await measured()).toEqual(without);
  expect(await world.table.get(personCounts.key(bob))).toMatchObject({ unreadMessages: 0 });
});

test('A list says what has been answered: by its owner in the inbox, by the other among what was sent', async () => {
  const question = await send(ada, bob);
  expect(await list(ada, 'sent')).toMatchObject([{ id: question, answered: false }]);
  const answer = await send(bob, ada, question);
  expect(await list(ada, 'sent')).toMatchObject([{ id: question, answered: true }]);
  expect(await list(bob, 'inbox')).toMatchObject([{ id: question, answered: true }]);
  expect(await list(ada, 'inbox')).toMatchObject([{ id: answer, answered: false }]);
  const thanks = await send(ada, bob, answer);
  expect(await list(ada, 'sent')).toMatchObject([
    { id: thanks, answered: false },
    { id: question, answered: true },
  ]);
});
