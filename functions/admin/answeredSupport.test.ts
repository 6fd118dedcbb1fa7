import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { special } from '#shared/ids.ts';
import { createSupportDesk, type SupportDesk } from './testing/supportDesk.ts';

let world: SupportDesk['world'];
let nell: SupportDesk['nell'];
let write: SupportDesk['write'];
let list: SupportDesk['list'];
let waiting: SupportDesk['waiting'];
let answer: SupportDesk['answer'];
let close: SupportDesk['close'];

beforeEach(async () => {
  ({ world, nell, write, list, waiting, answer, close } = await createSupportDesk());
});
afterEach(() => world.close());

describe('the messages to support that no longer wait', () => {
  const over = async () => (await list({ state: 'answered' }))?.items;

  test('say who answered or closed them, when and with which words, newest first', async () => {
    const odile = await world.user({ username: 'odile' });
    const [first, second, third] = [
      await write(nell, 'Where is my receipt?'),
      await write(nell, 'Thank you!'),
      await write(nell, 'And the other one?'),
    ];
    await write(nell, 'Still here');
    world.clock.add({ minutes: 1 });
    await answer(first, 'It is in your messages.');
    world.clock.add({ minutes: 1 });
    await close(second, odile);
    world.clock.add({ minutes: 1 });
    const body = { recipient: nell, body: 'On page two.', replyTo: third };
    await world.call(sendMessage, { body }, { as: special.support });

    expect(await over()).toEqual([
      expect.objectContaining({
        id: third,
        body: 'And the other one?',
        answered: {
          at: '2026-11-20T12:07:00.000Z',
          by: expect.objectContaining({ username: 'support' }),
          answer: 'On page two.',
        },
      }),
      expect.objectContaining({
        id: second,
        answered: {
          at: '2026-11-20T12:06:00.000Z',
          by: expect.objectContaining({ username: 'odile' }),
        },
      }),
      expect.objectContaining({
        id: first,
        sender: expect.objectContaining({ username: 'nell' }),
        body: 'Where is my receipt?',
        answered: {
          at: '2026-11-20T12:05:00.000Z',
          by: expect.objectContaining({ username: 'edith' }),
          answer: 'It is in your messages.',
        },
      }),
    ]);
    expect(await waiting()).toEqual(['Still here']);
  });

  test('come in pages, at two requests each', async () => {
    for (let number = 0; number < 3; number++) await answer(await write(nell, `Message ${number}`));
    const from = world.requests();
    const first = await list({ state: 'answered', limit: 2 });
    expect(world.requests(from)).toBe(2);
    const second = await list({ state: 'answered', limit: 2, cursor: first?.cursor });
    expect([...(first?.items ?? []), ...(second?.items ?? [])].map(({ body }) => body)).toEqual([
      'Message 2',
      'Message 1',
      'Message 0',
    ]);
  });

  test('keep the first answer if support writes again', async () => {
    const id = await write(nell, 'Where is my receipt?');
    await answer(id, 'It is in your messages.');
    const body = { recipient: nell, body: 'Did you find it?', replyTo: id };
    expect((await world.call(sendMessage, { body }, { as: special.support })).status).toBe(201);
    expect(await over()).toMatchObject([{ answered: { answer: 'It is in your messages.' } }]);
  });
});
