import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { message as settings } from '#shared/correspondence.ts';
import type { MessageID, UserID } from '#shared/ids.ts';
import { conversations } from './conversation.store.ts';
import { deleteMessage } from './deleteMessage.ts';
import { getMessage } from './getMessage.ts';
import { messages } from './message.store.ts';
import { restoreMessage } from './restoreMessage.ts';
import { aMessage } from './testing/aMessage.ts';
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

const open = async (as: UserID, id: MessageID, cursor?: string) =>
  (await world.call(getMessage, { id, query: cursor === undefined ? {} : { cursor } }, { as })).data;
const idsOf = async (as: UserID, id: MessageID) =>
  (await open(as, id))?.conversation.map(message => message.id);

describe('a conversation', () => {
  test('has the messages of both people with their texts, oldest first, whichever is opened', async () => {
    const sent = await exchange(ada, bob);
    await send(ada, bob); // another one
    for (const person of [ada, bob])
      for (const id of sent) {
        const found = await open(person, id);
        expect(found).toMatchObject({ id, threadId: sent[0], body: 'How high is it?' });
        expect(found?.conversation.map(message => message.id)).toEqual(sent);
        expect(found?.conversation.map(({ body }) => body)).toEqual(Array(3).fill('How high is it?'));
        expect(found).not.toHaveProperty('earlier');
      }
  });

  test('is counted in lists, which say whether the recipient of a message has answered', async () => {
    const [question, answer, thanks] = await exchange(ada, bob);
    expect(await list(bob, 'inbox')).toMatchObject([
      { id: thanks, threadId: question, messages: 3, answered: false },
      { id: question, threadId: question, messages: 3, answered: true },
    ]);
    expect(await list(ada, 'inbox')).toMatchObject([{ id: answer, messages: 3, answered: true }]);
    expect(await list(ada, 'sent')).toMatchObject([
      { id: thanks, answered: false },
      { id: question, answered: true },
    ]);
  });

  test('does not go on with another person, nor with a message that the writer does not have', async () => {
    const carol = await world.user();
    const first = await send(ada, bob);
    const toCarol = await send(ada, carol, first);
    expect(await idsOf(carol, toCarol)).toEqual([toCarol]);
    expect(await idsOf(ada, first)).toEqual([first]);

    const others = await aMessage(world, carol, bob);
    const apart = await send(ada, bob, others.id);
    expect(await idsOf(bob, apart)).toEqual([apart]);
  });

  test('goes on from a notice of the site', async () => {
    const notice = { kind: 'invitation' as const, values: {} };
    const { id } = await aMessage(world, ada, bob, { notice });
    const answer = await send(bob, ada, id);
    expect(await idsOf(bob, answer)).toEqual([id, answer]);
  });

  test('is not seen by a person who has blocked the other, beyond what they have', async () => {
    const first = await send(ada, bob);
    await world.call(blockContact, { ContactedUserID: ada }, { as: bob });
    const withheld = await send(ada, bob, first);
    expect(await idsOf(ada, first)).toEqual([first, withheld]);
    expect(await idsOf(bob, first)).toEqual([first]);
    expect(await list(bob, 'inbox')).toMatchObject([{ messages: 1 }]);
  });

  test('shows its newest messages first, and those before them with the cursor', async () => {
    const first = await aMessage(world, ada, bob);
    const ids = [first.id];
    for (let number = 1; number < settings.conversation + 3; number++) {
      world.clock.add({ minutes: 1 });
      const { id } = await aMessage(world, ada, bob, { threadId: first.id, replyTo: first.id });
      ids.push(id);
    }
    const newest = await open(bob, first.id);
    const earlier = await open(bob, first.id, newest?.earlier);
    expect([...(earlier?.conversation ?? []), ...(newest?.conversation ?? [])].map(({ id }) => id)).toEqual(
      ids,
    );
    expect(newest?.conversation).toHaveLength(settings.conversation);
    expect(earlier).not.toHaveProperty('earlier');
    expect(
      await world.call(getMessage, { id: first.id, query: { cursor: 'nonsense' } }, { as: bob }),
    ).toMatchObject({ status: 400, code: 'INVALID_CURSOR' });
  });

  test('costs 3 requests', async () => {
    const [question] = await exchange(ada, bob);
    const from = world.sent.length;
    await open(bob, question);
    expect(world.sent.slice(from)).toHaveLength(3);
  });
});

describe('messages from before conversations', () => {
  /** Takes from both copies what is stored since. */
  const age = (id: MessageID) =>
    Promise.all(
      [ada, bob].map(async person => {
        const copy = await world.table.get(messages.key(person, id));
        if (!copy) return;
        const { threadId = id, ...old } = copy;
        await world.table.write(Step.put(messages.key(person, id), old));
        await world.table.write(Step.remove(conversations.key(person, threadId)));
      }),
    );

  test('are shown with the message that they answer, and their answers belong to them', async () => {
    const question = await send(ada, bob);
    const answer = await send(bob, ada, question);
    for (const id of [question, answer]) await age(id);

    expect(await idsOf(ada, answer)).toEqual([question, answer]);
    expect(await idsOf(ada, question)).toEqual([question]);
    expect(await list(ada, 'inbox')).toMatchObject([{ threadId: answer, messages: 1, answered: false }]);

    const thanks = await send(ada, bob, answer);
    expect(await idsOf(bob, thanks)).toEqual([answer, thanks]);
    expect(await idsOf(bob, answer)).toEqual([question, answer, thanks]);
    expect(await list(ada, 'inbox')).toMatchObject([{ threadId: answer, answered: true }]);
  });

  test('are moved, restored and deleted with their conversation', async () => {
    const question = await send(ada, bob);
    await age(question);
    const answer = await send(bob, ada, question);
    const scope = { query: { scope: 'conversation' as const } };
    await world.call(trashMessage, { id: answer, ...scope }, { as: bob });
    expect(await list(bob, 'inbox')).toMatchObject([{ id: question }]); // the index does not have it
    await world.call(trashMessage, { id: question, ...scope }, { as: bob });
    expect(await list(bob, 'trash')).toMatchObject([{ id: answer }, { id: question }]);
    await world.call(deleteMessage, { id: question }, { as: bob });
    await world.call(restoreMessage, { id: answer }, { as: bob });
    expect(await list(bob, 'sent')).toMatchObject([{ id: answer, messages: 1 }]);
  });
});
