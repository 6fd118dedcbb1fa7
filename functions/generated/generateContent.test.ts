import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Generator } from '#functions/platform/generator.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { createTeam } from '#functions/tasks/testing/taskWorld.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { generation } from '#shared/generation.ts';
import type { UserID } from '#shared/ids.ts';
import { planTypeIds } from '#shared/plans.ts';
import { dayOf } from '#shared/time.ts';
import { handler as generateContent } from './generateContent.lambda.ts';
import { generationUse, hourOf } from './generation.store.ts';
import { handler as listGeneratedIdeas } from './listGeneratedIdeas.lambda.ts';
import { pausedGenerator } from './testing/pausedGenerator.ts';

let world: World;
const paused = pausedGenerator();
beforeAll(async () => {
  world = await createWorld({ generator: paused.generator, modelRequestsPerDay: 100_000 });
});
afterAll(() => world.close());

let ana: UserID;
let keys = 0;
beforeEach(async () => {
  paused.fail(undefined);
  ana = await world.user({ username: 'ana' });
});

const newKey = () => `submission-key-${++keys}`;
const generate = (as: UserID, submissionKey = newKey(), chosen: object = {}) =>
  world.call(generateContent, { body: { kind: 'ideas', language: 'en', submissionKey, ...chosen } }, { as });
/** A generation that has been counted and waits for the generator until it is released. */
async function startHeld(key: string) {
  const calls = paused.calls();
  const release = paused.hold();
  const response = generate(ana, key);
  await expect.poll(() => paused.calls()).toBe(calls + 1);
  paused.letPass();
  return { response, release };
}
const list = (as: UserID, query: object = {}) => world.call(listGeneratedIdeas, { query }, { as });
const useOf = (user: UserID, period: string, used: number) =>
  Step.put(generationUse.key(user, period), { used, ttl: 2_000_000_000 });
const usedBy = async (as: UserID) => (await list(as)).data?.quota.used;

describe('generating ideas', () => {
  test('stores three complete ideas and counts one generation', async () => {
    const topic = 'bread for the street';
    const made = await generate(ana, newKey(), { topic, audience: 'families', constraint: 'reused' });
    expect(made).toMatchObject({
      status: 201,
      data: {
        kind: 'ideas',
        items: [
          { topic, audience: 'families', constraint: 'reused', language: 'en', roles: [{}, {}, {}] },
          {},
          {},
        ],
        quota: { used: 1, limit: 5, resetsAt: '2026-11-21T00:00:00.000Z' },
      },
    });
    expect((await list(ana)).data).toMatchObject({ items: made.data!.items, quota: made.data!.quota });
  });

  test('with the same key returns the same ideas and counts once', async () => {
    const key = newKey();
    const first = await generate(ana, key);
    world.clock.add({ days: 1 });
    const calls = paused.calls();
    const from = world.requests();
    expect((await generate(ana, key)).data!.items).toEqual(first.data!.items);
    expect(world.requests(from)).toBe(2);
    expect(paused.calls()).toBe(calls);
    expect(await usedBy(ana)).toBe(0);
  });

  test('costs four requests to the table, and one for each idea', async () => {
    const from = world.requests();
    await generate(ana);
    expect(world.requests(from)).toBe(4 + generation.ideas);
  });

  test('twice at the same time with one key stores and counts one generation', async () => {
    const key = newKey();
    const both = await Promise.all([generate(ana, key), generate(ana, key)]);
    expect(both.map(({ status, code }) => code ?? status)).toContain(201);
    for (const { code } of both) expect([undefined, 'GENERATION_IN_PROGRESS']).toContain(code);
    expect((await list(ana)).data!.items).toHaveLength(generation.ideas);
    expect(await usedBy(ana)).toBe(1);
  });

  test('is refused while the same key is being generated', async () => {
    const key = newKey();
    const first = await startHeld(key);
    expect(await generate(ana, key)).toMatchObject({ status: 409, code: 'GENERATION_IN_PROGRESS' });
    first.release();
    expect((await first.response).status).toBe(201);
  });

  test('can be resumed if an attempt never ends; whoever comes late returns the same ideas', async () => {
    const key = newKey();
    const lost = await startHeld(key);
    world.clock.add({ minutes: 2 });
    const resumed = await generate(ana, key);
    expect(resumed.data?.items).toHaveLength(generation.ideas);
    lost.release();
    expect((await lost.response).data?.items).toEqual(resumed.data?.items);
    expect((await list(ana)).data!.items).toEqual(resumed.data?.items);
    expect(await usedBy(ana)).toBe(1);
  });

  test('is refused for an attempt that ends while another one has taken over, and stores nothing of it', async () => {
    const key = newKey();
    const lost = await startHeld(key);
    world.clock.add({ minutes: 2 });
    const resumed = await startHeld(key);
    lost.release();
    expect(await lost.response).toMatchObject({ status: 409, code: 'GENERATION_IN_PROGRESS' });
    expect((await list(ana)).data!.items).toEqual([]);
    resumed.release();
    const made = (await resumed.response).data?.items;
    expect(made).toHaveLength(generation.ideas);
    expect((await list(ana)).data!.items).toEqual(made);
    expect(await usedBy(ana)).toBe(1);
  });
});

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
      await world.table.write(useOf(person, dayOf(world.clock.now()), limit - 1));
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
    const said = () => other.logged.filter(line => line.includes('generator.budget_'));
    expect((await ideasFor(one)).status).toBe(201);
    expect(said()).toEqual([]);
    expect((await ideasFor(two)).status).toBe(201);
    expect(said()).toEqual([]);
    expect(await ideasFor(two)).toMatchObject({ status: 503, code: 'GENERATION_BUDGET_USED' });
    expect(said()).toEqual([expect.stringContaining('generator.budget_used')]);
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

describe('generating tasks', () => {
  test('is for those who may change the board, in the language of the project', async () => {
    const team = await createTeam(world, { language: 'fr' });
    const { ProjectID } = team;
    const tasks = (as?: UserID, body: object = {}) =>
      world.callWith(
        generateContent,
        { body: { kind: 'tasks', ProjectID, submissionKey: newKey(), ...body } },
        { as },
      );

    const { data } = await tasks(team.ana);
    expect(data).toMatchObject({ kind: 'tasks', items: [{ ProjectID, language: 'fr' }, {}, {}, {}, {}] });
    expect(await tasks(team.cleo)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await tasks(team.owner, { ProspectID: 'nobody' })).toMatchObject({ code: 'PROSPECT_NOT_FOUND' });
    expect(await tasks(team.owner, { ProjectID: 'nobody' })).toMatchObject({ code: 'PROJECT_NOT_FOUND' });

    const halted = await createTeam(world, { status: 'completed' });
    expect(await tasks(halted.owner, { ProjectID: halted.ProjectID })).toMatchObject({
      code: 'INVALID_PROJECT_STATE',
    });
    expect(await usedBy(team.cleo)).toBe(0);
  });

  test('suggests nothing that the board has', async () => {
    const team = await createTeam(world);
    const { ProjectID, owner } = team;
    const titles = async (submissionKey: string) => {
      const body = { kind: 'tasks' as const, ProjectID, submissionKey };
      const { data } = await world.call(generateContent, { body }, { as: owner });
      return data!.items.map(item => ('Title' in item ? item.Title : ''));
    };
    const [first = ''] = await titles(newKey());
    await team.add(owner, { Title: first });
    for (let at = 0; at < 5; at++) expect(await titles(newKey())).not.toContain(first);
  });

  test('suggests something else the second time, as long as there is something else', async () => {
    const { ProjectID, owner } = await createTeam(world);
    const titles = async () => {
      const body = { kind: 'tasks' as const, ProjectID, submissionKey: newKey() };
      const { data } = await world.call(generateContent, { body }, { as: owner });
      return data!.items.map(item => ('Title' in item ? item.Title : ''));
    };
    const both = [...(await titles()), ...(await titles())];
    expect(new Set(both).size).toBe(10);
    for (let at = 0; at < 3; at++) expect(await titles()).toHaveLength(5);
  });
});

test.each([
  ['no kind', { kind: undefined }],
  ['an unknown kind', { kind: 'poems' }],
  ['an unknown language', { language: 'de' }],
  ['a topic beyond its length', { topic: 'a'.repeat(201) }],
  ['an unknown audience', { audience: 'kings' }],
  ['a short key', { submissionKey: 'short' }],
])('input with %s is refused', async (_, chosen) => {
  const body = { kind: 'ideas', language: 'en', submissionKey: newKey(), ...chosen };
  expect(await world.callWith(generateContent, { body }, { as: ana })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
  expect(await usedBy(ana)).toBe(0);
});
