import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import { enforceBurstLimit, enforceRateLimit } from './rateLimit.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const attempt = (who: string) => enforceRateLimit(world.deps, 'test', who, { count: 5, minutes: 15 });
const passed = async (attempts: ReturnType<typeof attempt>[]) =>
  (await Promise.all(attempts)).filter(refused => !refused).length;

test('allows exactly the limit, also for simultaneous attempts', async () => {
  expect(await passed(Array.from({ length: 12 }, () => attempt('ada')))).toBe(5);
  expect(await attempt('ada')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
});

test('counts each subject separately, at one request and one write unit for each attempt', async () => {
  for (let tried = 0; tried < 6; tried++) await attempt('bob');
  const from = world.requests();

  expect(await attempt('cem')).toBeUndefined();
  expect(await attempt('cem')).toBeUndefined();
  expect(await attempt('bob')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  expect(world.sent.slice(from)).toEqual(
    ['Update', 'Update', 'Update'].map(operation => expect.objectContaining({ operation })),
  );
  expect(world.sent.slice(from).every(({ capacityUnits }) => capacityUnits <= 1)).toBe(true);
});

test('starts again in the next window', async () => {
  for (let tried = 0; tried < 6; tried++) await attempt('dee');
  expect(await attempt('dee')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  world.clock.add({ minutes: 15 });
  expect(await attempt('dee')).toBeUndefined();
});

describe('two limits that are counted together', () => {
  const limits = { long: { count: 5, minutes: 60 }, short: { count: 3, minutes: 1 } };
  const counted = (who: string) => enforceBurstLimit(world.deps, 'burst', who, limits);

  test('allow exactly the shorter one, also for simultaneous attempts, and then what is left of the longer one', async () => {
    expect(await passed(Array.from({ length: 8 }, () => counted('ada')))).toBe(3);
    world.clock.add({ minutes: 1 });
    expect(await passed(Array.from({ length: 8 }, () => counted('ada')))).toBe(2);
    world.clock.add({ minutes: 1 });
    expect(await counted('ada')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    world.clock.add({ minutes: 60 });
    expect(await counted('ada')).toBeUndefined();
  });

  test('allow an attempt by a clock that is behind, within the longer one', async () => {
    const at = (now: string) => enforceBurstLimit({ ...world.deps, now: () => now }, 'burst', 'cleo', limits);
    const attempts = ['10:02:00', '10:01:59', '10:02:00', '10:01:59', '10:02:00'];
    for (const time of attempts) expect(await at(`2026-11-29T${time}.000Z`)).toBeUndefined();
    expect(await at('2026-11-29T10:03:00.000Z')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('cost one write unit for an attempt that is the first in a while', async () => {
    await counted('bea');
    world.clock.add({ minutes: 1 });
    const from = world.sent.length;
    await counted('bea');
    expect(world.sent.slice(from).map(({ capacityUnits }) => capacityUnits)).toEqual([1]);
  });
});

test('stores the subject as a hash', async () => {
  await attempt('somebody@example.com');
  expect(JSON.stringify(world.sent)).not.toContain('somebody@example.com');
});
