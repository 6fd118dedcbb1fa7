import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { getMe } from '#functions/authors/getMe.ts';
import { getContact } from '#functions/contacts/getContact.ts';
import { type ContactWorld, createContactWorld } from '#functions/contacts/testing/contactWorld.ts';
import { limitOf } from '#functions/testing/limitOf.ts';
import { recordEvents } from '#functions/testing/recordEvents.ts';
import { message } from '#shared/correspondence.ts';
import { special, type UserID } from '#shared/ids.ts';
import { type MessageList, reputation } from '#shared/settings.ts';
import { getMessage } from './getMessage.ts';
import { listDrafts } from './listDrafts.ts';
import { listMessages } from './listMessages.ts';
import { messageEvents } from './message.events.ts';
import { saveDraft } from './saveDraft.ts';
import { sendMessage } from './sendMessage.ts';
import { aMessage } from './testing/aMessage.ts';

let world: ContactWorld;
let ada: UserID;
let bob: UserID;

beforeAll(async () => {
  world = await createContactWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.add({ days: 1 });
  ada = await world.user({ username: 'ada' });
  bob = await world.user({ username: 'bob' });
});

const send = (as: UserID, recipient: UserID, content: object = {}) =>
  world.call(sendMessage, { body: { recipient, body: 'Shall we meet?', ...content } }, { as });
const list = async (as: UserID, type: MessageList) =>
  (await world.call(listMessages, { type }, { as })).data?.items ?? [];
const unreadOf = async (as: UserID) => (await world.call(getMe, {}, { as })).data?.unreadMessages;
const pointsOf = async (id: UserID) => (await world.table.get(authors.key(id)))?.contributionPoints;

async function becomeContacts() {
  await world.add(ada, bob);
  await world.accept(bob, ada);
}

describe('sending a message', () => {
  test('puts a copy into each mailbox, counts it as unread and announces it', async () => {
    await becomeContacts();
    await recordEvents(world, []);
    const { status, data } = await send(ada, bob, { subject: ' Co|Tuesday ', body: ' One\n\n<b>two</b> ' });

    expect(status).toBe(201);
    expect(data).toMatchObject({
      type: 'sent',
      sender: { UserID: ada },
      recipient: { UserID: bob },
      subject: 'Un|Co|Tuesday',
      sentAt: world.clock.now(),
    });
    const [received] = await list(bob, 'inbox');
    expect(received).toMatchObject({ id: data?.id, preview: 'One <b>two</b>', read: false });
    const { data: whole } = await world.call(getMessage, { id: data!.id }, { as: bob });
    expect(whole?.body).toBe('One\n\n<b>two</b>');
    expect(await list(ada, 'sent')).toMatchObject([{ id: data?.id }]);
    expect([await unreadOf(ada), await unreadOf(bob)]).toEqual([0, 1]);
    expect(await recordEvents(world, [messageEvents.messageSent])).toEqual([
      { type: 'messageSent', payload: { id: data?.id, senderId: ada, recipientId: bob } },
    ]);
  });

  test('happens once per submission, also at the same time, and deletes its draft', async () => {
    await becomeContacts();
    const draft = 'draft-of-ada';
    await world.callWith(saveDraft, { body: { id: draft, version: 0, body: 'Shall' } }, { as: ada });
    const once = () => send(ada, bob, { submissionKey: 'submission-of-ada-1', draft });

    const answers = [...(await Promise.all([once(), once()])), await once()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    for (const changed of [{ body: 'Something else' }, { subject: 'Another' }, { recipient: ada }])
      expect(await send(ada, bob, { submissionKey: 'submission-of-ada-1', draft, ...changed })).toMatchObject(
        { status: 409, code: 'SUBMISSION_KEY_REUSED' },
      );
    expect([await list(bob, 'inbox'), await list(ada, 'sent')].map(({ length }) => length)).toEqual([1, 1]);
    expect((await world.call(listDrafts, {}, { as: ada })).data?.items).toEqual([]);
  });

  test.each([
    [{ body: '  ' }, 'body', 'validation.message_required'],
    [{ body: '\u3164\u200b' }, 'body', 'validation.message_required'],
    [{ body: undefined }, 'body', 'validation.message_required'],
    [{ body: 'x'.repeat(message.body.max + 1) }, 'body', 'validation.generic_field_max_length'],
    [{ subject: 'x'.repeat(message.subject.max + 1) }, 'subject', 'validation.generic_field_max_length'],
    [{ recipient: '' }, 'recipient', 'validation.recipient_required'],
    [{ recipient: undefined }, 'recipient', 'validation.recipient_required'],
  ])('refuses invalid input (%#)', async (content, path, i18nID) => {
    const body = { recipient: bob, body: 'Hello', ...content };
    expect(await world.callWith(sendMessage, { body }, { as: ada })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      envelope: { data: { fields: [{ path, i18nID }] } },
    });
  });

  test('refuses oneself, unknown, banned and deleted people, and visitors', async () => {
    expect(await send(ada, ada)).toMatchObject({ status: 403, code: 'MESSAGE_SELF' });
    const gone = await Promise.all(['banned', 'deleted'].map(status => world.user({ status })));
    for (const nobody of [...gone, 'nobody' as UserID])
      expect(await send(ada, nobody)).toMatchObject({ status: 404, code: 'AUTHOR_NOT_FOUND' });
    expect(await world.call(sendMessage, { body: { recipient: bob, body: 'Hello' } })).toMatchObject({
      code: 'NOT_AUTHENTICATED',
    });
  });

  test('is limited, against spam', async () => {
    await becomeContacts();
    for (let sent = 0; sent < limitOf('sendMessage').count; sent++) await send(ada, bob);
    expect(await send(ada, bob)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    world.clock.add({ minutes: limitOf('sendMessage').minutes });
    expect(await send(ada, bob)).toMatchObject({ status: 201 });
  });
});

describe('who may write to whom', () => {
  test('strangers need a paid plan, but not to answer', async () => {
    expect(await send(ada, bob)).toMatchObject({ status: 402, code: 'SUBSCRIPTION_REQUIRED' });
    const { id } = await aMessage(world, bob, ada);
    expect(await send(ada, bob, { replyTo: id })).toMatchObject({ status: 201, data: { replyTo: id } });

    const paying = await world.user({ planTypeId: 'basic' });
    expect(await send(paying, bob)).toMatchObject({ status: 201 });
  });

  test('is known before a message is written', async () => {
    const canWrite = async (as: UserID, to: UserID) =>
      (await world.call(getContact, { ContactedUserID: to }, { as })).data;
    expect(await canWrite(ada, bob)).toMatchObject({ canWrite: false });
    expect(await canWrite(ada, ada)).toMatchObject({ canWrite: false });
    expect(await canWrite(await world.user({ planTypeId: 'basic' }), bob)).toMatchObject({ canWrite: true });
    await becomeContacts();
    expect(await canWrite(ada, bob)).toMatchObject({ canWrite: true });
  });

  test("an own message or another person's is no permission to answer", async () => {
    const own = await aMessage(world, ada, bob);
    const others = await aMessage(world, bob, await world.user());
    for (const { id } of [own, others])
      expect(await send(ada, bob, { replyTo: id })).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
  });

  test('everyone may write to support', async () => {
    await world.user({ UserID: special.support, username: 'support' });
    expect(await send(ada, special.support)).toMatchObject({ status: 201 });
    const [question] = await list(special.support, 'inbox');
    expect(await send(special.support, ada, { replyTo: question?.id })).toMatchObject({ status: 201 });
  });

  test('a person who has blocked the sender receives nothing, and the sender sees no difference', async () => {
    await becomeContacts();
    const { id } = await aMessage(world, bob, ada);
    const delivered = await send(ada, bob, { replyTo: id });
    await world.block(bob, ada);
    await recordEvents(world, []);
    const withheld = await send(ada, bob, { replyTo: id });

    const shape = ({ status, data }: typeof withheld) => ({ status, ...data, id: '', sentAt: '' });
    expect(shape(withheld)).toEqual({
      ...shape(delivered),
      sender: expect.objectContaining({ UserID: ada }),
    });
    expect(await list(ada, 'sent')).toHaveLength(2);
    expect(await list(bob, 'inbox')).toHaveLength(1);
    expect(await unreadOf(bob)).toBe(1);
    expect(await recordEvents(world, [messageEvents.messageSent])).toEqual([]);

    await world.unblock(bob, ada);
    expect(await list(bob, 'inbox')).toHaveLength(1);
  });

  test('a block and a message at the same time: it arrives before the block or not at all', async () => {
    const paying = await world.user({ planTypeId: 'pro' });
    const [sent] = await Promise.all([send(paying, bob), world.block(bob, paying)]);
    expect(sent.status).toBe(201);
    expect(await unreadOf(bob)).toBe((await list(bob, 'inbox')).length);
  });

  test('a person whom the sender has blocked is not written to', async () => {
    await world.block(ada, bob);
    const { id } = await aMessage(world, bob, ada);
    expect(await send(ada, bob, { replyTo: id })).toMatchObject({ status: 409, code: 'CONTACT_BLOCKED' });
  });
});

describe('answers', () => {
  test('earn points once per message of another person', async () => {
    const { id } = await aMessage(world, bob, ada);
    await Promise.all([send(ada, bob, { replyTo: id }), send(ada, bob, { replyTo: id })]);
    await send(ada, bob, { replyTo: id });
    expect(await list(ada, 'sent')).toHaveLength(3);
    expect(await pointsOf(ada)).toBe(reputation.answerMessage);
    expect(await pointsOf(bob)).toBe(0);
  });

  test('to a notice of the site, or a message that answers nothing, earn none', async () => {
    await becomeContacts();
    const notice = { kind: 'requestDenied' as const, values: {} };
    const { id } = await aMessage(world, bob, ada, { notice });
    await send(ada, bob, { replyTo: id });
    await send(ada, bob);
    expect(await pointsOf(ada)).toBe(0);
  });

  test('earn points for a limited number of messages a day', async () => {
    const max = message.rewardedAnswersPerDay;
    for (let sent = 0; sent <= max; sent++) {
      const { id } = await aMessage(world, bob, ada);
      expect(await send(ada, bob, { replyTo: id })).toMatchObject({ status: 201 });
    }
    expect(await pointsOf(ada)).toBe(max * reputation.answerMessage);

    world.clock.add({ days: 1 });
    const { id } = await aMessage(world, bob, ada);
    await send(ada, bob, { replyTo: id });
    expect(await pointsOf(ada)).toBe((max + 1) * reputation.answerMessage);
  });
});
