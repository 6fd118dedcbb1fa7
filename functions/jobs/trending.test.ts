import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeaturedProjects } from '#functions/market/listFeaturedProjects.ts';
import { trendingKey } from '#functions/market/trending.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import { likeProject } from '#functions/projects/likeProject.ts';
import { projects } from '#functions/projects/project.store.ts';
import { dayAfter } from '#functions/testing/dayAfter.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { ProjectID, type UserID } from '#shared/ids.ts';
import { trending } from './trending.ts';

let world: World;
let liker: UserID;
const ids: ProjectID[] = [];

beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  liker = await samples.person();
  for (let number = 0; number < 7; number++) {
    world.clock.add({ minutes: 1 });
    // without wider visibility, which would reserve a place for a project that is drawn
    const owner = await samples.person({ planTypeId: 'free' });
    ids.push(await samples.published(owner, { name: `Project ${number}` }));
  }
  await world.runStream();
});
afterAll(() => world.close());

const featured = async () =>
  ((await world.call(listFeaturedProjects, {})).data?.items ?? []).map(({ ProjectID }) =>
    ids.indexOf(ProjectID),
  );
const run = () => trending.withDeps(world.deps)({});
const like = async (number: number, liked = true) => {
  await world.call(likeProject, { ProjectID: ids[number]!, body: { liked } }, { as: liker });
  await world.runStream();
};

test('a like of a project that stays below all that are kept writes no list', async () => {
  const known = await world.table.get(trendingKey);
  const others = Array.from({ length: 12 }, (_, number) => ({
    ProjectID: ProjectID.parse(`kept-${number}`),
    OwnerUserID: liker,
    score: 1_000,
    at: world.clock.now(),
  }));
  const full = { items: others, version: (known?.version ?? 0) + 1 };
  await world.table.write(Step.put(trendingKey, full));
  await like(3);
  expect(await world.table.get(trendingKey)).toEqual(full);

  await like(3, false);
  await world.table.write(Step.put(trendingKey, { items: known?.items ?? [], version: full.version + 1 }));
});

test('activity that changes no place writes no list until it is a twentieth of the score, and none of it is lost', async () => {
  const known = await world.table.get(trendingKey);
  const at = world.clock.now();
  const [first, second] = [ids[1]!, ids[0]!].map(id => ({ ProjectID: id, OwnerUserID: liker, at }));
  const items = [
    { ...first!, score: 42 },
    { ...second!, score: 40 },
  ];
  const version = (known?.version ?? 0) + 1;
  await world.table.write(Step.put(trendingKey, { items, version }));
  const another = async () => {
    const as = await samplesIn(world).person();
    await world.call(likeProject, { ProjectID: ids[0]!, body: { liked: true } }, { as });
    await world.runStream();
    return (await world.table.get(trendingKey))?.items.map(({ ProjectID: id, score }) => [
      ids.indexOf(id),
      score,
    ]);
  };
  expect(await another()).toEqual([
    [1, 42],
    [0, 40],
  ]);
  expect(await another()).toEqual([
    [1, 42],
    [0, 40],
  ]);
  expect(await another()).toEqual([
    [0, 43],
    [1, 42],
  ]);
  await world.table.write(Step.put(trendingKey, { items: known?.items ?? [], version: version + 2 }));
});

test('keeps the order of active projects, however often it runs', async () => {
  await like(2);
  const before = await featured();
  expect(before[0]).toBe(2);
  await run();
  await Promise.all([run(), run()]);
  expect(await featured()).toEqual(before);
});

test('drops projects that are no longer public', async () => {
  await world.table.write(Step.update(projects.key(ids[2]!), { status: 'denied' }));
  await world.runStream();
  await run();
  expect(await featured()).toHaveLength(6);
  expect(await featured()).not.toContain(2);
});

test('drops projects that are no longer under way, at once and for good', async () => {
  await like(5);
  await like(4);
  await world.table.write(Step.update(projects.key(ids[5]!), { status: 'completed' }));
  await world.table.write(Step.update(projects.key(ids[4]!), { endDate: dayAfter(world.clock.now(), -2) }));
  await world.runStream();
  expect((await featured()).filter(number => number === 4 || number === 5)).toEqual([]);

  await run();
  await like(5, false);
  await like(5);
  const kept = (await world.table.get(trendingKey))?.items ?? [];
  expect(kept.filter(({ ProjectID }) => ProjectID === ids[4] || ProjectID === ids[5])).toEqual([]);

  await world.table.write(Step.update(projects.key(ids[5]!), { status: 'in-development' }));
  await world.table.write(Step.update(projects.key(ids[4]!), { endDate: dayAfter(world.clock.now(), 200) }));
  await world.runStream();
});

test('replaces projects whose activity is long ago by the newest, behind active ones', async () => {
  world.clock.add({ days: 40 });
  await like(0);
  await run();
  expect(await featured()).toEqual([0, 6, 5, 4, 3, 1]);

  const from = world.sent.length;
  await run();
  expect(world.sent.slice(from).filter(({ operation }) => operation.includes('Write'))).toEqual([]);
  expect(world.sent.slice(from).filter(({ operation }) => operation.startsWith('Put'))).toEqual([]);
});

test('loses no activity that is recorded at the same time', async () => {
  await world.call(likeProject, { ProjectID: ids[1]!, body: { liked: true } }, { as: liker });
  await Promise.all([world.runStream(), run(), run()]);
  expect((await featured()).toSorted().slice(0, 2)).toEqual([0, 1]);
});
