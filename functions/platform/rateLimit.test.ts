import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import { enforceRateLimit } from './rateLimit.ts';

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

test('stores the subject as a hash', async () => {
  await attempt('somebody@example.com');
  expect(JSON.stringify(world.sent)).not.toContain('somebody@example.com');
});
