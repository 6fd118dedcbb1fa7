import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { utcDayOf } from '#shared/days.ts';
import { generation } from '#shared/generation.ts';
import type { UserID } from '#shared/ids.ts';
import { planTypeIds } from '#shared/plans.ts';
import { generateContent } from './generateContent.ts';
import { generationUse, hourOf } from './generation.store.ts';
import type { Generator } from './generator.ts';
import { listGeneratedIdeas } from './listGeneratedIdeas.ts';
import { generations } from './testing/generations.ts';
import { pausedGenerator } from './testing/pausedGenerator.ts';

let world: World;
const paused = pausedGenerator();
beforeAll(async () => {
  world = await createWorld({ generator: paused.generator, modelRequestsPerDay: 100_000 });
});
afterAll(() => world.close());

let ana: UserID;
beforeEach(async () => {
  paused.fail(undefined);
  ana = await world.user({ username: 'ana' });
});

const { newKey, generate } = generations(() => world);
const list = (as: UserID, query: object = {}) => world.call(listGeneratedIdeas, { query }, { as });
const useOf = (user: UserID, period: string, used: number) =>
  Step.put(generationUse.key(user, period), { used, ttl: 2_000_000_000 });
const usedBy = async (as: UserID) => (await list(as)).data?.quota.used;

describe('the daily limit', () => {
  test('is that of the plan, and starts again at midnight UTC', async () => {
    for (let at = 0; at < generation.perDay.free; at++) await generate(ana);
    expect(await generate(ana)).toMatchObject({
      status: 429,
      code: 'GENERATION_LIMIT_REACHED',
      envelope: { data: { limit: 5 } },
    });
    expect(await usedBy(ana)).toBe(5);

    world.clock.add({ days: 1 });
    expect(await generate(ana)).toMatchObject({ status: 201, data: { quota: { used: 1 } } });
  });

  test('holds for many generations at the same time', async () => {
    await generate(ana);
    const all = await Promise.all(Array.from({ length: 8 }, () => generate(ana)));
    expect(all.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(4);
    for (let at = 0; at < 4; at++) await generate(ana);
    expect(await usedBy(ana)).toBe(5);
    expect((await list(ana, { limit: 100 })).data!.items).toHaveLength(5 * generation.ideas);
  });

  test('exists on every plan', async () => {
    for (const planTypeId of planTypeIds) {
      const person = await world.user({ planTypeId });
      const limit = generation.perDay[planTypeId];
      await world.table.write(useOf(person, utcDayOf(world.clock.now()), limit - 1));
      expect(await generate(person)).toMatchObject({ data: { quota: { used: limit, limit } } });
      expect(await generate(person)).toMatchObject({ code: 'GENERATION_LIMIT_REACHED' });
    }
  });
});

describe('the hourly limit', () => {
  test('is the same on every plan, and starts again with the next hour', async () => {
    const rich = await world.user({ planTypeId: 'premium' });
    await world.table.write(useOf(rich, hourOf(world.clock.now()), generation.perHour - 1));
    expect(await generate(rich)).toMatchObject({
      data: { quota: { used: 1, hour: { used: 20, limit: 20 } } },
    });
    expect(await generate(rich)).toMatchObject({
      status: 429,
      code: 'GENERATION_HOURLY_LIMIT_REACHED',
      envelope: { data: { limit: 20 } },
    });
    expect((await list(rich)).data?.quota).toMatchObject({ used: 1, hour: { used: 20 } });

    world.clock.add({ minutes: 60 });
    expect(await generate(rich)).toMatchObject({ data: { quota: { used: 2, hour: { used: 1 } } } });
  });

  test('holds for many generations at the same time', async () => {
    const rich = await world.user({ planTypeId: 'premium' });
    await world.table.write(useOf(rich, hourOf(world.clock.now()), generation.perHour - 3));
    const all = await Promise.all(Array.from({ length: 8 }, () => generate(rich)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(all.filter(({ code }) => code === 'GENERATION_HOURLY_LIMIT_REACHED')).toHaveLength(5);
  });
});

describe('the budget of the installation', () => {
  const small = async (modelRequestsPerDay: number) => {
    const other = await createWorld({ generator: paused.generator, modelRequestsPerDay });
    const ideasFor = async (as: UserID) =>
      await other.call(
        generateContent,
        { body: { kind: 'ideas', language: 'en', submissionKey: newKey() } },
        { as },
      );
    return { other, ideasFor };
  };

  test('counts requests to the model, three for ideas; used up, it refuses until midnight and counts nothing', async () => {
    const { other, ideasFor } = await small(8);
    const [one, two] = [await other.user(), await other.user()];
    const budgetLogs = () => other.logged.filter(line => line.includes('generator.budget_'));
    expect((await ideasFor(one)).status).toBe(201);
    expect(budgetLogs()).toEqual([]);
    expect((await ideasFor(two)).status).toBe(201);
    expect(budgetLogs()).toEqual([]);
    expect(await ideasFor(two)).toMatchObject({ status: 503, code: 'GENERATION_BUDGET_USED' });
    expect(budgetLogs()).toEqual([expect.stringContaining('generator.budget_used')]);
    expect((await other.call(listGeneratedIdeas, { query: {} }, { as: two })).data?.quota).toMatchObject({
      used: 1,
      hour: { used: 1 },
    });

    other.clock.add({ days: 1 });
    expect((await ideasFor(two)).status).toBe(201);
    await other.close();
  });

  test('tells the operator when 80 % are used, while everything still works', async () => {
    const { other, ideasFor } = await small(6);
    const person = await other.user();
    await ideasFor(person);
    expect((await ideasFor(person)).status).toBe(201);
    expect(other.logged.join('')).toContain('generator.budget_low');
    expect(other.logged.join('')).not.toContain('generator.budget_used');
    await other.close();
  });

  test('is taken for repetitions too', async () => {
    const repeated: boolean[] = [];
    const generator: Generator = {
      ...paused.generator,
      roles: async ({ mayRepeat }) => {
        repeated.push(await mayRepeat(), await mayRepeat());
        return refuse('GENERATION_UNAVAILABLE');
      },
    };
    const other = await createWorld({ generator, modelRequestsPerDay: 2 });
    const body = { kind: 'prospects', language: 'en', topic: 'bread', submissionKey: newKey() } as const;
    expect(await other.call(generateContent, { body }, { as: await other.user() })).toMatchObject({
      code: 'GENERATION_UNAVAILABLE',
    });
    expect(repeated).toEqual([true, false]);
    await other.close();
  });
});

describe('a generator that fails', () => {
  test.each([
    ['refuse', 503, 'GENERATION_UNAVAILABLE'],
    ['throw', 500, 'INTERNAL'],
  ] as const)('(%s) stores nothing, counts nothing and can be tried again', async (how, status, code) => {
    const key = newKey();
    await generate(ana);
    paused.fail(how);
    expect(await generate(ana, key)).toMatchObject({ status, code });
    expect((await list(ana)).data).toMatchObject({ items: [{}, {}, {}], quota: { used: 1 } });

    paused.fail(undefined);
    expect(await generate(ana, key)).toMatchObject({ status: 201, data: { quota: { used: 2 } } });
  });
});

describe('failures', () => {
  test('count from the fourth of a day on', async () => {
    paused.fail('refuse');
    for (let failures = 0; failures < generation.freeFailures; failures++) {
      expect(await generate(ana)).toMatchObject({ envelope: { data: { count: 3 } } });
      expect(await usedBy(ana)).toBe(0);
    }
    const key = newKey();
    await generate(ana, key);
    expect(await usedBy(ana)).toBe(1);

    paused.fail('throw');
    await generate(ana, key);
    expect(await usedBy(ana)).toBe(2);

    paused.fail(undefined);
    expect(await generate(ana, key)).toMatchObject({ status: 201, data: { quota: { used: 3 } } });
    paused.fail('refuse');
    world.clock.add({ days: 1 });
    await generate(ana);
    expect(await usedBy(ana)).toBe(0);
  });

  test('count no less if they happen at the same time', async () => {
    paused.fail('refuse');
    await Promise.all(Array.from({ length: 5 }, () => generate(ana)));
    expect(await usedBy(ana)).toBe(2);
  });
});
