import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { processUpload } from '#functions/jobs/processUpload.ts';
import { type Media, makeMedia } from '#functions/platform/media.ts';
import { openQueue } from '#infra/local/queue/queue.ts';
import { picture, type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';

let world: UploadWorld;
beforeAll(async () => {
  world = await uploadWorld();
});
afterAll(() => world.close());

// each user is limited to thirty uploads per hour
beforeEach(() => world.clock.add({ minutes: 61 }));

describe('a redelivered event', () => {
  test('has no further effect', async () => {
    const first = await world.upload('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    await world.deliver();

    expect(await world.stateOf(first['id'] ?? '')).toMatchObject({ status: 'ready', url: first['url'] });
  });

  test('delivered concurrently leads to one decision', async () => {
    const id = await world.send('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    await Promise.allSettled([world.deliver(), world.deliver()]);

    expect(await world.stateOf(id)).toMatchObject({ status: 'ready' });
  });

  test('completes the processing after a failure', async () => {
    const id = await world.send('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    const failing = { ...makeMedia(), publish: () => Promise.reject(new Error('no')) };
    await expect(world.deliver(world.events.at(-1), failing)).rejects.toThrow('no');
    expect(await world.stateOf(id)).toMatchObject({ status: 'pending' });
    await world.deliver();

    expect(await world.stateOf(id)).toMatchObject({ status: 'ready' });
  });

  test('under an unknown key is ignored', async () => {
    const id = await world.send('avatar', 'image/png', await picture(300, 300).png().toBuffer());
    const event = structuredClone(world.events.at(-1)!);
    event.detail.object.key = event.detail.object.key.replace(world.me, 'another-user');
    await world.deliver(event);

    expect(await world.stateOf(id)).toMatchObject({ status: 'pending' });
  });
});

test('an upload that cannot be processed is retried, kept as a dead letter, and processed after a redrive', async () => {
  let isBroken = true;
  let attempts = 0;
  const media: Media = {
    ...makeMedia(),
    readRaw: (...parameters) => {
      attempts += 1;
      return isBroken ? Promise.reject(new Error('no memory')) : makeMedia().readRaw(...parameters);
    },
  };
  const folder = join(world.dataDir, 'queue');
  const queue = await openQueue({ folder, maxReceiveCount: 3, retryDelayMs: 1 });
  await queue.consume(processUpload.withDeps({ ...world.deps, media }));
  vi.spyOn(console, 'error').mockReturnValue(undefined);

  const id = await world.send('avatar', 'image/png', await picture(300, 300).png().toBuffer());
  await queue.send(JSON.stringify(world.events.at(-1)));
  await queue.idle();
  expect(attempts).toBe(3);
  expect(await queue.deadLetters()).toHaveLength(1);
  expect(await world.stateOf(id)).toMatchObject({ status: 'pending' });

  isBroken = false;
  await queue.redrive();
  await queue.idle();
  expect(await queue.deadLetters()).toEqual([]);
  expect(await world.stateOf(id)).toMatchObject({ status: 'ready' });
  await queue.close();
  vi.restoreAllMocks();
});
