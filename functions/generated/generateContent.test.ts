import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTeam } from '#functions/tasks/testing/taskWorld.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { generation } from '#shared/generation.ts';
import type { UserID } from '#shared/ids.ts';
import { generateContent } from './generateContent.ts';
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
        quota: { used: 1, limit: 5 },
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
