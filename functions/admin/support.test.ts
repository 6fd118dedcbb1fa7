import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { authors } from '#functions/authors/author.store.ts';
import { eraseBelongings } from '#functions/deletion/eraseBelongings.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { Step } from '#functions/platform/table/step.ts';
import { special, type UserID } from '#shared/ids.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import { answerSupportRequest } from './answerSupportRequest.ts';
import { closeSupportRequest } from './closeSupportRequest.ts';
import { listAuditEntries } from './listAuditEntries.ts';
import { listSupportRequests } from './listSupportRequests.ts';
import { createSupportDesk, groups, type SupportDesk } from './testing/supportDesk.ts';

let world: SupportDesk['world'];
let edith: SupportDesk['edith'];
let nell: SupportDesk['nell'];
let write: SupportDesk['write'];
let list: SupportDesk['list'];
let waiting: SupportDesk['waiting'];
let answer: SupportDesk['answer'];
let close: SupportDesk['close'];

beforeEach(async () => {
  ({ world, edith, nell, write, list, waiting, answer, close } = await createSupportDesk());
});
afterEach(() => world.close());

const writerOn = async (planTypeId: PlanTypeId, body: string) =>
  await write(await world.user({ planTypeId }), body);
const inboxOf = async (as: UserID) =>
  (await world.call(listMessages, { type: 'inbox' }, { as })).data ?? { items: [], unread: 0 };

describe('the messages to support that wait', () => {
  test('are listed with priority first, then oldest first', async () => {
    await writerOn('free', 'free');
    await writerOn('pro', 'pro');
    await writerOn('premium', 'premium, first');
    await writerOn('basic', 'basic');
    await writerOn('premium', 'premium, second');
    expect(await waiting()).toEqual(['premium, first', 'premium, second', 'free', 'pro', 'basic']);
  });

  test('say who wrote, when, and by which day they are answered', async () => {
    const bert = await world.user({ planTypeId: 'premium', username: 'bert' });
    const first = await write(nell, 'Where is my receipt?');
    const second = await write(bert, 'And mine?');
    expect((await list())?.items).toEqual([
      expect.objectContaining({ id: second, isPriority: true, dueDate: '2026-11-23', body: 'And mine?' }),
      expect.objectContaining({
        id: first,
        sender: expect.objectContaining({ username: 'nell' }),
        subject: 'Un|Receipt',
        sentAt: '2026-11-20T12:01:00.000Z',
        isPriority: false,
        dueDate: '2026-11-25',
      }),
    ]);
  });

  test('keep the priority that their sender had when they wrote', async () => {
    const bert = await world.user({ planTypeId: 'premium' });
    await write(bert, 'on Premium');
    await world.table.write(Step.update(authors.key(bert), { planTypeId: 'free' }));
    await write(bert, 'on Free');
    expect((await list())?.items.map(({ body, isPriority }) => [body, isPriority])).toEqual([
      ['on Premium', true],
      ['on Free', false],
    ]);
  });

  test('are none of those to other people', async () => {
    const paying = await world.user({ planTypeId: 'pro' });
    await write(paying, 'Hello', nell);
    expect(await waiting()).toEqual([]);
  });

  test('come in pages, at two requests each, however many there are', async () => {
    for (let number = 0; number < 5; number++) await write(nell, `Message ${number}`);
    const from = world.requests();
    const first = await list({ limit: 3 });
    expect(world.requests(from)).toBe(2);
    const second = await list({ limit: 3, cursor: first?.cursor });
    expect([...(first?.items ?? []), ...(second?.items ?? [])].map(({ body }) => body)).toEqual(
      [0, 1, 2, 3, 4].map(number => `Message ${number}`),
    );
    expect(second?.cursor).toBeUndefined();
  });

  test('are gone with the account of their sender, also once they have been answered', async () => {
    await write(nell, 'Where is my receipt?');
    await answer(await write(nell, 'And where is the other one?'));
    await eraseBelongings(world.table, nell);
    expect(await waiting()).toEqual([]);
    expect((await list({ state: 'answered' }))?.items).toEqual([]);
  });
});

describe('an answer', () => {
  test('reaches its recipient in the name of support, by email too, and ends the waiting', async () => {
    const id = await write(nell, 'Where is my receipt?');
    await write(nell, 'One more thing');
    expect((await answer(id)).status).toBe(204);
    await world.runStream();

    expect(await waiting()).toEqual(['One more thing']);
    expect(await inboxOf(nell)).toMatchObject({
      unread: 1,
      items: [
        {
          subject: 'Un|Re: Receipt',
          preview: 'It is in your messages.',
          replyTo: id,
          sender: { username: 'support' },
        },
      ],
    });
    expect(world.mails.at(-1)?.text).toContain('> It is in your messages.');
    expect((await inboxOf(special.support)).unread).toBe(1);
  });

  test('is recorded with the administrator who gave it', async () => {
    await answer(await write(nell, 'Where is my receipt?'));
    await close(await write(nell, 'Thank you!'));
    const { data } = await world.call(listAuditEntries, { query: {} }, { as: edith, groups });
    expect(
      data?.items.map(({ action, target, administrator }) => [action, target.label, administrator.username]),
    ).toEqual([
      ['closeSupport', 'nell', 'edith'],
      ['answerSupport', 'nell', 'edith'],
    ]);
  });

  test('is sent once, also of two at the same time', async () => {
    const id = await write(nell, 'Where is my receipt?');
    const outcomes = await Promise.all([answer(id, 'Here.'), answer(id, 'There.')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await answer(id)).code).toBe('SUPPORT_REQUEST_NOT_FOUND');
    expect((await inboxOf(nell)).items).toHaveLength(1);
  });

  test('from the mailbox of support ends the waiting too, one of another person does not', async () => {
    const id = await write(nell, 'Where is my receipt?');
    const body = { recipient: nell, body: 'In your messages.', replyTo: id };
    await world.call(sendMessage, { body }, { as: special.support });
    expect(await waiting()).toEqual([]);

    const bert = await world.user({ planTypeId: 'pro' });
    const other = await write(bert, 'Hello', nell);
    await write(nell, 'Second question');
    await world.call(sendMessage, { body: { recipient: bert, body: 'Hi', replyTo: other } }, { as: nell });
    expect(await waiting()).toEqual(['Second question']);
  });

  test.each(['banned', 'deleted'])(
    'cannot reach somebody who is %s, but the waiting can be ended',
    async status => {
      const id = await write(nell, 'Where is my receipt?');
      await world.table.write(Step.update(authors.key(nell), { status: status as 'banned' }));
      expect((await answer(id)).code).toBe('AUTHOR_NOT_FOUND');
      expect((await close(id)).status).toBe(204);
      expect(await waiting()).toEqual([]);
    },
  );
});

test('a message that needs no answer no longer waits, once', async () => {
  const id = await write(nell, 'Thank you!');
  expect((await close(id)).status).toBe(204);
  expect((await close(id)).code).toBe('SUPPORT_REQUEST_NOT_FOUND');
  expect(await waiting()).toEqual([]);
  expect((await inboxOf(nell)).items).toEqual([]);
});

test('only administrators see and end what waits', async () => {
  const id = await write(nell, 'Where is my receipt?');
  for (const as of [nell, special.support]) {
    expect((await world.call(listSupportRequests, { query: {} }, { as })).code).toBe('ADMIN_ONLY');
    expect((await world.call(closeSupportRequest, { id }, { as })).code).toBe('ADMIN_ONLY');
    expect((await world.call(answerSupportRequest, { id, body: { answer: 'No' } }, { as })).code).toBe(
      'ADMIN_ONLY',
    );
  }
  expect(await waiting()).toHaveLength(1);
});

test.each([{ answer: '' }, { answer: '   ' }, {}, { answer: 'x'.repeat(5_001) }])(
  'refuses an invalid answer',
  async body => {
    const id = await write(nell, 'Where is my receipt?');
    const { code } = await world.callWith(answerSupportRequest, { id, body }, { as: edith, groups });
    expect(code).toBe('VALIDATION_FAILED');
    expect(await waiting()).toHaveLength(1);
  },
);
