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

test('so many pass as may, also when all come at once', async () => {
  expect(await passed(Array.from({ length: 12 }, () => attempt('ada')))).toBe(5);
  expect(await attempt('ada')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
});

test('each has a count of their own, and the first attempt costs one request', async () => {
  for (let tried = 0; tried < 6; tried++) await attempt('bob');
  const from = world.requests();

  expect(await attempt('cem')).toBeUndefined();
  expect(world.requests(from)).toBe(1);
});

test('the next window begins anew', async () => {
  for (let tried = 0; tried < 6; tried++) await attempt('dee');
  expect(await attempt('dee')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  world.clock.add({ minutes: 15 });
  expect(await attempt('dee')).toBeUndefined();
});

test('who tried is stored as a hash', async () => {
  await attempt('somebody@example.com');
  expect(JSON.stringify(world.sent)).not.toContain('somebody@example.com');
});
