import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toSqsEvent } from '#infra/local/queue/sqsEvent.ts';
import { makeLog } from './log.ts';
import { processMessages } from './processMessages.ts';

const Message = z.object({ id: z.string(), note: z.string() });

test('reports what fails, and logs ids of it but no content', async () => {
  const logged: string[] = [];
  const bodies = ['{"id":"a","note":"secret"}', '{"id":"b","note":"secret"}', '"secret"', '{"secret'];
  const event = toSqsEvent(
    bodies.map((body, index) => ({ id: `message-${index}`, body, sentAt: 0, receiveCount: index + 1 })),
  );
  const seen: [id: string, isLast: boolean][] = [];
  const { batchItemFailures } = await processMessages(
    event,
    {
      log: makeLog((_, line) => logged.push(line)),
      schema: Message,
      describe: ({ id }) => ({ id }),
      maxReceiveCount: 2,
    },
    async ({ message, isLast }) => {
      seen.push([message.id, isLast]);
      if (isLast) throw new Error('not now');
    },
  );

  expect(seen).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual([
    'message-1',
    'message-2',
    'message-3',
  ]);
  expect(logged.map(line => JSON.parse(line))).toMatchObject([
    { messageId: 'message-2', detail: 'malformed' },
    { messageId: 'message-3', detail: 'malformed' },
    { messageId: 'message-1', id: 'b', detail: 'not now' },
  ]);
  expect(logged.join()).not.toContain('secret');
});
