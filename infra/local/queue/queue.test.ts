import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryQueue } from './memoryQueue.ts';
import { openQueue } from './queue.ts';
import { createQueueState, newMessage } from './queueState.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queue-'));
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  return async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  };
});

const open = (settings: { retryDelayMs?: number } = {}) =>
  openQueue({ folder, maxReceiveCount: 3, retryDelayMs: 1, ...settings });

/** A consumer that records the message and receive count of each call and throws while `fails` returns true. */
function consumer(fails: (body: string, receiveCount: number) => boolean = () => false) {
  const received: [body: string, receiveCount: number][] = [];
  const handler = async ({ Records }: SQSEvent) => {
    for (const { body, attributes } of Records) {
      const receiveCount = Number(attributes.ApproximateReceiveCount);
      received.push([body, receiveCount]);
      if (fails(body, receiveCount)) throw new Error('not now');
    }
  };
  return { received, handler };
}

test('delivers each message once when the consumer succeeds', async () => {
  const queue = await open();
  const { received, handler } = consumer();
  await queue.consume(handler);
  await queue.send('a');
  await queue.send('b');
  await queue.idle();

  // Two deliveries run side by side, so either message may come first.
  expect(received.toSorted()).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  await queue.close();
});

test('does not count delayed messages as work that is left', async () => {
  const queue = await open();
  const { received, handler } = consumer();
  await queue.consume(handler);
  await queue.send('in six minutes', 360);
  await queue.send('now');
  await queue.idle();

  expect(received).toEqual([['now', 1]]);
  await queue.close();
});

test('delivers a message again after a failure', async () => {
  const queue = await open();
  const { received, handler } = consumer((_, receiveCount) => receiveCount < 3);
  await queue.consume(handler);
  await queue.send('a');
  await queue.idle();

  expect(received.map(([, receiveCount]) => receiveCount)).toEqual([1, 2, 3]);
  expect(await queue.deadLetters()).toEqual([]);
  await queue.close();
});

test('moves a message that keeps failing to the dead letters, and replays it on request', async () => {
  const queue = await open();
  let isBroken = true;
  const { received, handler } = consumer(body => isBroken && body === 'bad');
  await queue.consume(handler);
  await queue.send('bad');
  await queue.send('good');
  await queue.idle();
  expect(received.filter(([body]) => body === 'bad')).toHaveLength(3);
  expect((await queue.deadLetters()).map(({ body }) => body)).toEqual(['bad']);

  isBroken = false;
  expect(await queue.redrive()).toBe(1);
  await queue.idle();
  expect(received.at(-1)).toEqual(['bad', 1]);
  expect(await queue.deadLetters()).toEqual([]);
  await queue.close();
});

test('keeps messages and their receive counts across a restart', async () => {
  const first = await open({ retryDelayMs: 60_000 });
  const failing = consumer(() => true);
  await first.consume(failing.handler);
  await first.send('late');
  await expect.poll(() => failing.received).toHaveLength(1);
  await first.close();

  const second = await open();
  const { received, handler } = consumer();
  await second.consume(handler);
  await second.idle();
  expect(received).toEqual([['late', 2]]);
  await second.close();
});

test('delivers again only the messages of a batch that the consumer reports', async () => {
  const queue = await openQueue({ folder, maxReceiveCount: 3, retryDelayMs: 1, batchSize: 10 });
  for (const body of ['a', 'b', 'c']) await queue.send(body);
  const received: string[] = [];
  await queue.consume(async ({ Records }) => {
    received.push(...Records.map(({ body }) => body));
    const failed = Records.filter(
      ({ body, attributes }) => body === 'b' && attributes.ApproximateReceiveCount === '1',
    );
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  await queue.idle();

  expect(received).toEqual(['a', 'b', 'c', 'b']);
  await queue.close();
});

test('a disorderly queue delivers every message, in another order and some twice', async () => {
  const queue = createMemoryQueue();
  const bodies = Array.from({ length: 50 }, (_, index) => index);
  await queue.send(bodies);
  const received: number[] = [];
  await queue.drain(async ({ Records }) => {
    received.push(...Records.map(({ body }) => Number(body)));
    return { batchItemFailures: [] };
  });

  expect([...new Set(received)].toSorted((one, other) => one - other)).toEqual(bodies);
  expect(received.length).toBeGreaterThan(bodies.length);
  expect(received.slice(0, 50)).not.toEqual(bodies);
});

test('a delayed message is received after its delay', () => {
  const state = createQueueState({ maxReceiveCount: 2, visibilityTimeoutMs: 1_000 });
  state.add([newMessage('a', 0)], 500);
  expect(state.receive(499, 1).received).toEqual([]);
  expect(state.nextVisible(499)).toBe(500);
  expect(state.receive(500, 1).received).toMatchObject([{ body: 'a', receiveCount: 1 }]);
});

test('a message whose consumer does not return is received again after the visibility timeout', () => {
  const state = createQueueState({ maxReceiveCount: 2, visibilityTimeoutMs: 1_000 });
  state.add([newMessage('a', 0)]);
  expect(state.receive(0, 1).received).toMatchObject([{ body: 'a', receiveCount: 1 }]);
  expect(state.receive(999, 1).received).toEqual([]);
  expect(state.receive(1_000, 1).received).toMatchObject([{ receiveCount: 2 }]);
  expect(state.receive(2_000, 1)).toMatchObject({ received: [], dead: [{ body: 'a' }] });
});
