import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { videoQuotaBytes } from '#shared/media.ts';
import { movie } from './testing/movies.ts';
import { type UploadWorld, uploadWorld } from './testing/uploadWorld.ts';
import { videoUsage } from './video.store.ts';

/** All videos of a person together have a size that they may take up. */
let world: UploadWorld;
const { length: size } = movie();

beforeAll(async () => {
  world = await uploadWorld();
});
afterAll(() => world.close());

// each person is limited to ten videos a day
beforeEach(() => world.clock.add({ days: 1 }));

const use = (bytes: number) => world.table.write(Step.put(videoUsage.key(world.me), { bytes }));
const used = async () => (await world.table.get(videoUsage.key(world.me)))?.bytes;

describe('A video', () => {
  test('is accepted if it fits exactly, and refused if it is one byte larger', async () => {
    await use(videoQuotaBytes - size);
    expect((await world.ask('video', 'video/mp4', size)).status).toBe(201);
    expect((await world.ask('video', 'video/mp4', size + 1)).envelope).toMatchObject({
      success: false,
      errorCode: 'VIDEO_QUOTA_EXCEEDED',
      data: { left: size, quota: videoQuotaBytes },
    });
    expect((await world.ask('avatar', 'image/png', size + 1)).status).toBe(201);
  });

  test('that no longer fits when it arrives is refused, and its file is deleted', async () => {
    await use(videoQuotaBytes - 2 * size + 1);
    const ids = [];
    for (let count = 0; count < 2; count++) ids.push(await world.send('video', 'video/mp4', movie()));
    await Promise.all(world.events.slice(-2).map(event => world.deliver(event)));

    const states = await Promise.all(ids.map(id => world.stateOf(id)));
    expect(states.map(state => state?.['status']).toSorted()).toEqual(['ready', 'rejected']);
    const refused = states.find(state => state?.['status'] === 'rejected');
    expect(refused?.['errorCode']).toBe('VIDEO_QUOTA_EXCEEDED');
    expect(await used()).toBe(videoQuotaBytes - size + 1);
    expect(await world.waitingFiles()).toBe(1); // the accepted one, which is not public
  });

  test('that is delivered twice counts once', async () => {
    await use(0);
    await world.send('video', 'video/mp4', movie());
    const [event] = world.events.slice(-1);
    await Promise.all([world.deliver(event), world.deliver(event)].map(one => one.catch(() => undefined)));
    await world.deliver(event).catch(() => undefined);
    expect(await used()).toBe(size);
  });
});
