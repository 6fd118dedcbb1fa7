import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '#functions/authors/getMe.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { MessageID, UserID } from '#shared/ids.ts';
import { conversations } from './conversation.store.ts';
import { deleteMessage } from './deleteMessage.ts';
import { getMessage } from './getMessage.ts';
import { readMessage } from './readMessage.ts';
import { restoreMessage } from './restoreMessage.ts';
import { correspondenceIn } from './testing/correspondenceIn.ts';
import { trashMessage } from './trashMessage.ts';

let world: World;
let ada: UserID;
let bob: UserID;
let send: ReturnType<typeof correspondenceIn>['send'];
let list: ReturnType<typeof correspondenceIn>['list'];
let exchange: ReturnType<typeof correspondenceIn>['exchange'];

beforeAll(async () => {
  world = await createWorld();
  ({ send, list, exchange } = correspondenceIn(world));
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.add({ days: 1 });
  ada = await world.user({ username: 'ada', planTypeId: 'pro' });
  bob = await world.user({ username: 'bob' });
});

const idsOf = async (as: UserID, id: MessageID) =>
  (await world.call(getMessage, { id }, { as })).data?.conversation.map(message => message.id);
const unreadOf = async (as: UserID) => (await world.call(getMe, {}, { as })).data?.unreadMessages;

describe('marking as read', () => {
  test('concerns all messages of the conversation up to the one that was shown', async () => {
    const [question, , thanks] = await exchange(ada, bob);
    const later = await send(ada, bob, thanks);
    await send(ada, bob); // another conversation
    const read = () => world.call(readMessage, { id: thanks, query: { scope: 'conversation' } }, { as: bob });
    expect(await Promise.all([read(), read()])).toMatchObject([{ status: 204 }, { status: 204 }]);
    const unread = (await list(bob, 'inbox')).filter(one => !one.read).map(({ id }) => id);
    expect(unread).toContain(later);
    expect(unread).not.toContain(question);
    expect(await unreadOf(bob)).toBe(2);
  });
});

describe('moving to the trash', () => {
  const move = (id: MessageID, scope: 'message' | 'conversation') =>
    world.call(trashMessage, { id, query: { scope } }, { as: bob });
  const restore = (id: MessageID, scope: 'message' | 'conversation' | 'moved') =>
    world.call(restoreMessage, { id, query: { scope } }, { as: bob });

  test('takes the whole conversation of one person, unread messages too, and can be undone', async () => {
    const [question, answer, thanks] = await exchange(ada, bob);
    expect(await unreadOf(bob)).toBe(2);
    expect(await move(thanks, 'conversation')).toMatchObject({ status: 204 });
    expect(await move(thanks, 'conversation')).toMatchObject({ status: 204 });
    expect(await unreadOf(bob)).toBe(0);
    expect([await list(bob, 'inbox'), await list(bob, 'sent')]).toEqual([[], []]);
    expect(await list(bob, 'trash')).toMatchObject([
      { id: thanks, messages: 3 },
      { id: answer, messages: 3 },
      { id: question, messages: 3 },
    ]);
    expect(await idsOf(bob, answer)).toEqual([question, answer, thanks]);
    expect(await idsOf(ada, answer)).toEqual([question, answer, thanks]);

    await restore(thanks, 'moved');
    await restore(thanks, 'moved');
    expect(await list(bob, 'trash')).toEqual([]);
    expect((await list(bob, 'inbox')).map(({ id }) => id)).toEqual([thanks, question]);
    expect((await list(bob, 'sent')).map(({ id }) => id)).toEqual([answer]);
    expect(await unreadOf(bob)).toBe(2);
  });

  test('of a message takes that one, and undoing the move of the rest leaves it there', async () => {
    const [question, answer, thanks] = await exchange(ada, bob);
    await move(question, 'message');
    expect(await idsOf(bob, thanks)).toEqual([answer, thanks]);
    expect(await list(bob, 'inbox')).toMatchObject([{ id: thanks, messages: 2 }]);
    expect(await list(bob, 'trash')).toMatchObject([{ id: question, messages: 1 }]);

    world.clock.add({ minutes: 1 });
    await move(thanks, 'conversation');
    await restore(thanks, 'moved');
    expect((await list(bob, 'trash')).map(({ id }) => id)).toEqual([question]);
    await restore(question, 'conversation');
    expect(await idsOf(bob, thanks)).toEqual([question, answer, thanks]);
  });

  test('leaves a message that arrives afterwards, also if the move is repeated', async () => {
    const [, , thanks] = await exchange(ada, bob);
    await move(thanks, 'conversation');
    const later = await send(ada, bob, thanks);
    await move(thanks, 'conversation');
    expect((await list(bob, 'inbox')).map(({ id }) => id)).toEqual([later]);
    expect(await idsOf(bob, later)).toEqual([later]);
  });

  test('is what deleting for good needs; nothing is kept of a conversation without messages', async () => {
    const [question, answer, thanks] = await exchange(ada, bob);
    const remove = (id: MessageID, scope: 'message' | 'conversation') =>
      world.call(deleteMessage, { id, query: { scope } }, { as: bob });
    expect(await remove(thanks, 'conversation')).toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
    await move(answer, 'conversation');
    await remove(answer, 'message');
    expect(await list(bob, 'trash')).toMatchObject([{ id: question, messages: 1 }]);
    expect(await world.table.get(conversations.key(bob, question))).toMatchObject({ kept: 1, trashed: 1 });
    await move(thanks, 'conversation');
    await remove(thanks, 'conversation');
    expect(await list(bob, 'trash')).toEqual([]);
    expect(await world.table.get(conversations.key(bob, question))).toBeUndefined();
    expect(await idsOf(ada, thanks)).toEqual([question, answer, thanks]);
  });
});
