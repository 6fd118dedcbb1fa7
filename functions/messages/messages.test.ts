import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '#functions/authors/getMe.ts';
import type { AnyOperation } from '#functions/platform/operation.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { message } from '#shared/correspondence.ts';
import { MessageID, type UserID } from '#shared/ids.ts';
import type { MessageList } from '#shared/settings.ts';
import { deleteMessage } from './deleteMessage.ts';
import { getMessage } from './getMessage.ts';
import { listMessages } from './listMessages.ts';
import { messageBodies } from './message.store.ts';
import { readMessage } from './readMessage.ts';
import { restoreMessage } from './restoreMessage.ts';
import { aMessage } from './testing/aMessage.ts';
import { trashMessage } from './trashMessage.ts';

let world: World;
let ada: UserID;
let bob: UserID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.user({ username: 'ada' });
  bob = await world.user({ username: 'bob' });
});

const list = async (as: UserID, type: MessageList, query = {}) =>
  (await world.call(listMessages, { type, query }, { as })).data;
const idsIn = async (as: UserID, type: MessageList) => (await list(as, type))?.items.map(({ id }) => id);
const act = (handler: AnyOperation, as: UserID, id: MessageID) => world.callWith(handler, { id }, { as });
const unreadOf = async (as: UserID) => (await world.call(getMe, {}, { as })).data?.unreadMessages;

describe('lists of messages', () => {
  test('each person has a copy: in the inbox of the recipient, among the sent ones of the sender', async () => {
    const { id, subject, body } = await aMessage(world, ada, bob);

    expect(await list(bob, 'inbox')).toEqual({
      items: [
        {
          id,
          threadId: id,
          type: 'inbox',
          origin: 'inbox',
          sender: expect.objectContaining({ UserID: ada, username: 'ada' }),
          recipient: expect.objectContaining({ UserID: bob, username: 'bob' }),
          subject,
          preview: body,
          sentAt: world.clock.now(),
          read: false,
          messages: 1,
          answered: false,
        },
      ],
      unread: 1,
    });
    expect(await list(ada, 'sent')).toMatchObject({ items: [{ id, type: 'sent', read: true }], unread: 0 });
    expect(await list(ada, 'inbox')).toEqual({ items: [], unread: 0 });
    expect(await unreadOf(bob)).toBe(1);
  });

  test('are paged, newest first', async () => {
    const ids = [];
    for (let day = 0; day < 3; day++) {
      world.clock.add({ days: 1 });
      ids.unshift((await aMessage(world, ada, bob)).id);
    }
    const first = await list(bob, 'inbox', { limit: 2 });
    const second = await list(bob, 'inbox', { limit: 2, cursor: first?.cursor });
    expect([...(first?.items ?? []), ...(second?.items ?? [])].map(({ id }) => id)).toEqual(ids);
    expect(second).not.toHaveProperty('cursor');
    expect(
      await world.call(listMessages, { type: 'sent', query: { cursor: first?.cursor } }, { as: ada }),
    ).toMatchObject({ status: 400, code: 'INVALID_CURSOR' });
  });

  test('shorten the text on one line without cutting a character', async () => {
    await aMessage(world, ada, bob, { body: `One\n\ntwo ${'👨‍👩‍👧'.repeat(300)}` });
    const [item] = (await list(bob, 'inbox'))?.items ?? [];
    expect(item?.preview).toMatch(/^One two (?:👨‍👩‍👧)+$/u);
    expect(item?.preview.length).toBeGreaterThan(message.preview - '👨‍👩‍👧'.length);
  });

  test('collapse blanks before the text is shortened', async () => {
    await aMessage(world, ada, bob, { body: `a${' '.repeat(278)}🪨` });
    expect(await list(bob, 'inbox')).toMatchObject({ items: [{ preview: 'a 🪨' }] });
  });

  test('refuse an unknown list and a visitor', async () => {
    expect(await world.callWith(listMessages, { type: 'spam' }, { as: ada })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
    expect(await world.call(listMessages, { type: 'inbox' })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    const banned = await world.user({ status: 'banned' });
    expect(await world.call(listMessages, { type: 'inbox' }, { as: banned })).toMatchObject({
      code: 'USER_BANNED',
    });
  });
});

describe('reading a message', () => {
  test('returns the whole text', async () => {
    const body = `One\n\n<b>two</b> ${'é'.repeat(400)}`;
    const { id } = await aMessage(world, ada, bob, { body });

    const { data } = await world.call(getMessage, { id }, { as: bob });
    expect(data).toMatchObject({ id, body, conversation: [{ id, body }] });
    expect(data).not.toHaveProperty('request');
  });

  test('leaves it unread; marking it counts once, also at the same time', async () => {
    const { id } = await aMessage(world, ada, bob);
    await aMessage(world, ada, bob);
    await world.call(getMessage, { id }, { as: bob });
    expect(await unreadOf(bob)).toBe(2);

    const answers = await Promise.all([1, 2, 3].map(() => act(readMessage, bob, id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await unreadOf(bob)).toBe(1);
    expect((await list(bob, 'inbox'))?.items.find(one => one.id === id)?.read).toBe(true);
  });
});

describe('the trash', () => {
  test('takes one copy only, and gives it back to the list it came from', async () => {
    const { id } = await aMessage(world, ada, bob);

    expect(await act(trashMessage, ada, id)).toMatchObject({ status: 204 });
    expect(await act(trashMessage, ada, id)).toMatchObject({ status: 204 });
    expect([await idsIn(ada, 'sent'), await idsIn(ada, 'trash')]).toEqual([[], [id]]);
    expect(await idsIn(bob, 'inbox')).toEqual([id]);

    await act(restoreMessage, ada, id);
    await act(restoreMessage, ada, id);
    expect([await idsIn(ada, 'sent'), await idsIn(ada, 'trash')]).toEqual([[id], []]);
  });

  test('holds unread messages that do not count', async () => {
    const { id } = await aMessage(world, ada, bob);
    await Promise.all([act(trashMessage, bob, id), act(trashMessage, bob, id)]);
    expect(await unreadOf(bob)).toBe(0);

    await act(restoreMessage, bob, id);
    expect(await unreadOf(bob)).toBe(1);
    await act(trashMessage, bob, id);
    await act(readMessage, bob, id);
    await act(restoreMessage, bob, id);
    expect(await unreadOf(bob)).toBe(0);
  });

  test('reading and trashing at the same time count the message once', async () => {
    const { id } = await aMessage(world, ada, bob);
    const answers = await Promise.all([act(trashMessage, bob, id), act(readMessage, bob, id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await unreadOf(bob)).toBe(0);
    expect((await list(bob, 'trash'))?.items).toMatchObject([{ id, read: true }]);
  });

  test('deletes for good; the text goes with the last copy', async () => {
    const { id } = await aMessage(world, ada, bob);
    expect(await act(deleteMessage, ada, id)).toMatchObject({ status: 404, code: 'MESSAGE_NOT_FOUND' });

    await act(trashMessage, ada, id);
    expect(await act(deleteMessage, ada, id)).toMatchObject({ status: 204 });
    await world.runStream();
    expect(await idsIn(ada, 'trash')).toEqual([]);
    expect((await world.call(getMessage, { id }, { as: bob })).data?.body).not.toBe('');

    await act(trashMessage, bob, id);
    await act(deleteMessage, bob, id);
    await world.runStream();
    expect(await world.table.get(messageBodies.key(id))).toBeUndefined();
    expect(await act(deleteMessage, bob, id)).toMatchObject({ status: 404, code: 'MESSAGE_NOT_FOUND' });
  });
});

test.each([
  ['getMessage', getMessage],
  ['readMessage', readMessage],
  ['trashMessage', trashMessage],
  ['restoreMessage', restoreMessage],
  ['deleteMessage', deleteMessage],
])("%s refuses other people's messages and unknown ones", async (_, handler) => {
  const { id } = await aMessage(world, ada, bob);
  const stranger = await world.user();
  for (const unknown of [id, MessageID.parse('no-such-message')])
    expect(await world.callWith(handler, { id: unknown }, { as: stranger })).toMatchObject({
      status: 404,
      code: 'MESSAGE_NOT_FOUND',
    });
  expect(await world.callWith(handler, { id })).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  expect(await idsIn(bob, 'inbox')).toEqual([id]);
});
