import { expect, test } from 'vitest';
import { createWorld } from '#functions/testing/world.ts';
import { takeProviderCall } from './providerPace.ts';

test('many functions together make no more calls in a second than allowed', async () => {
  const world = await createWorld();
  let time = Date.parse(world.clock.now());
  const taken: number[] = [];
  const pause = async (ms: number) => {
    await new Promise(resolve => setImmediate(resolve));
    time += ms / 20; // twenty wait at the same time
  };
  const deps = { table: world.table, now: () => new Date(time).toISOString() };
  const worker = async () => {
    for (let call = 0; call < 5; call++) {
      await takeProviderCall(deps, { perSecond: 10, patienceMs: 60_000, pause });
      taken.push(Math.floor(time / 1000));
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
  await world.close();

  expect(taken).toHaveLength(100);
  const seconds = new Set(taken);
  expect(seconds.size).toBeGreaterThanOrEqual(9);
});

test('a call that finds no room for too long is given up', async () => {
  const world = await createWorld();
  const pace = { perSecond: 1, patienceMs: 3_000, pause: async () => undefined };
  await takeProviderCall(world.deps, pace);
  await expect(takeProviderCall(world.deps, pace)).rejects.toThrow(
    'No call to the payment provider was free',
  );
  await world.close();
});
