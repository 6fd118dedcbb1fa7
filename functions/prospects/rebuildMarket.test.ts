import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProjects } from '#functions/market/listProjects.ts';
import { Step } from '#functions/platform/table/step.ts';
import { cards } from '#functions/projects/card.store.ts';
import { listings } from '#functions/projects/listing.store.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { needsRebuild, rebuildMarket } from './rebuildMarket.ts';

let world: World;
let owner: UserID;
let id: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  owner = await samples.person();
  id = await samples.published(owner, { name: 'Watermill', progress: 37 });
  await world.runStream();
});
afterAll(() => world.close());

const find = async () =>
  (await world.call(listProjects, { query: { search: 'watermill' } })).data?.items[0]?.ProjectID;

test('a rebuild lists projects that earlier versions listed otherwise, once', async () => {
  expect(await needsRebuild(world.table)).toBe(false);
  const [listing, card] = await world.table.batchGet(listings.key(id), cards.key(id));
  await world.table.write(Step.remove(listings.key(id)));
  await world.table.write(Step.remove(cards.key(id)));
  expect(await needsRebuild(world.table)).toBe(true);

  expect(await rebuildMarket(world.deps)).toMatchObject({ projects: 1 });
  expect(await needsRebuild(world.table)).toBe(false);
  expect(await world.table.batchGet(listings.key(id), cards.key(id))).toEqual([listing, card]);
  expect(await find()).toBe(id);

  const from = world.sent.length;
  await rebuildMarket(world.deps);
  const written = world.sent.slice(from).filter(({ operation }) => !/Get|Query/.test(operation));
  expect(written.map(({ operation }) => operation)).not.toContain('TransactWrite');
});

test('a progress within the same ten percent changes no listing, but the card shows it', async () => {
  const before = await world.table.get(listings.key(id));
  await world.call(updateProject, { ProjectID: id, body: { change: { progress: 39 } } }, { as: owner });
  await world.runStream();
  expect(await world.table.get(listings.key(id))).toEqual(before);
  const { data } = await world.call(listProjects, { query: { sort: 'mostBuilt' } });
  expect(data?.items.find(({ ProjectID }) => ProjectID === id)?.progress).toBe(39);
});
