import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import { beforeEach, expect, test, vi } from 'vitest';
import { openQueue } from './queue.ts';

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

  expect(received).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
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
  await vi.waitFor(() => expect(failing.received).toHaveLength(1));
  await first.close();

  const second = await open();
  const { received, handler } = consumer();
  await second.consume(handler);
  await second.idle();
  expect(received).toEqual([['late', 2]]);
  await second.close();
});
