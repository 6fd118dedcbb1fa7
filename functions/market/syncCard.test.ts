import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { restorePerson } from '#functions/admin/restorePerson.ts';
import { addPoints } from '#functions/authors/author.store.ts';
import { updateMe } from '#functions/authors/updateMe.ts';
import { Step } from '#functions/platform/table/step.ts';
import { cards } from '#functions/projects/card.store.ts';
import { deleteProject } from '#functions/projects/deleteProject.ts';
import { likeProject } from '#functions/projects/likeProject.ts';
import { listings } from '#functions/projects/listing.store.ts';
import { addProspect } from '#functions/prospects/addProspect.ts';
import { needsRebuild, rebuildMarket } from '#functions/prospects/rebuildMarket.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { listProjects } from './listProjects.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let id: ProjectID;
let oldest: ProjectID;
beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
  oldest = await samples.published(await samples.person());
});
beforeEach(async () => {
  owner = await samples.person();
  id = await samples.published(owner);
  await world.runStream();
});
afterAll(() => world.close());

const shown = async (query: object = {}) => {
  const { data } = await world.call(listProjects, { query: { limit: 100, ...query } });
  return data?.items.find(({ ProjectID }) => ProjectID === id);
};
const units = (from: number, isWanted: (operation: string) => boolean) =>
  world.sent
    .slice(from)
    .filter(({ operation }) => isWanted(operation))
    .reduce((sum, { capacityUnits }) => sum + capacityUnits, 0);
const written = (from: number) => units(from, operation => !/Get|Query/.test(operation));

describe('the card of a project', () => {
  test('shows its likes, its open roles and its owner as they are', async () => {
    const ana = await samples.person();
    await world.call(likeProject, { ProjectID: id, body: { liked: true } }, { as: ana });
    const role = { PersonType: 'Beekeeper', skill: 'makers' } as const;
    await world.call(addProspect, { ProjectID: id, body: role }, { as: owner });
    await world.call(updateMe, { body: { city: 'Lille' } }, { as: owner });
    await world.runStream();
    for (const query of [{}, { sort: 'endingSoon' }, { sort: 'mostBuilt' }, { skill: 'makers' }])
      expect(await shown(query)).toMatchObject({
        likes: 1,
        rolesOpen: 1,
        needs: ['Beekeeper'],
        owner: { city: 'Lille' },
      });
  });

  test('is written only when it shows something else', async () => {
    const before = await world.table.get(cards.key(id));
    await world.table.write(addPoints(owner, 5));
    await world.runStream();
    expect(await world.table.get(cards.key(id))).toEqual(before);
  });

  test('disappears at once with a deleted project, and with a ban until it is lifted', async () => {
    const administrator = { as: await samples.person(), groups: ['admins'] };
    await world.call(
      banPerson,
      { UserID: owner, body: { reason: 'Asked others for money.' } },
      administrator,
    );
    await world.runStream();
    expect([await shown(), await world.table.get(cards.key(id))]).toEqual([undefined, undefined]);
    await world.call(restorePerson, { UserID: owner, body: {} }, administrator);
    await world.runStream();
    expect(await shown()).toBeDefined();

    await world.call(deleteProject, { ProjectID: id }, { as: owner });
    expect([await shown(), await shown({ sort: 'mostBuilt' })]).toEqual([undefined, undefined]);
  });

  test('that has not been written yet is composed, and written by a rebuild with the listing', async () => {
    const counts = async () => (await world.call(listProjects, { query: {} })).data?.counts;
    const before = [await shown(), await counts()];
    await world.table.write(Step.remove(cards.key(id)));
    expect([await shown(), await shown({ sort: 'mostBuilt' })]).toEqual([before[0], before[0]]);
    await world.table.write(Step.remove(cards.key(oldest)));
    await world.table.write(Step.remove(listings.key(oldest)));
    expect(await needsRebuild(world.table)).toBe(true);

    await rebuildMarket(world.deps);
    expect([await shown(), await counts()]).toEqual(before);
    expect(await needsRebuild(world.table)).toBe(false);
  });
});

describe('a write of a user costs at most 40 write units with everything that follows', () => {
  test('one more role, the first of its skill', async () => {
    const from = world.sent.length;
    const body = { PersonType: 'Community gardener', skill: 'organisers' } as const;
    await world.call(addProspect, { ProjectID: id, body }, { as: owner });
    await world.runStream();
    expect(written(from)).toBeGreaterThan(10);
    expect(written(from)).toBeLessThanOrEqual(40);
  });

  test('a like', async () => {
    const ana = await samples.person();
    await world.runStream();
    const from = world.sent.length;
    await world.call(likeProject, { ProjectID: id, body: { liked: true } }, { as: ana });
    await world.runStream();
    expect(written(from)).toBeLessThanOrEqual(9); // it also counts in the owner's analytics, once a day
  });
});

test('a like writes the card once: it is in no index', async () => {
  const liked = await samples.published(await samples.person());
  await world.runStream();
  const from = world.sent.length;
  await world.call(likeProject, { ProjectID: liked, body: { liked: true } }, { as: owner });
  const ofCall = written(from);
  await world.runStream();
  expect(written(from) - ofCall).toBeLessThanOrEqual(3); // the card, and 1 to 2 KB of trending projects
});

test('a page of 20 projects costs at most 13 read units, with filters and without', async () => {
  for (let number = 0; number < 20; number++) await samples.published(await samples.person());
  await world.runStream();
  world.clock.add({ minutes: 5 });
  await world.callWith(listProjects, { query: {} }); // reads what has changed, projects and people
  world.clock.add({ minutes: 5 });
  const costs = [];
  for (const query of [
    {},
    { sort: 'endingSoon' as const },
    { sort: 'mostBuilt' as const },
    { country: 'FR' },
  ]) {
    const from = world.sent.length;
    const { data } = await world.callWith(listProjects, { query });
    expect(Object(data).items).toHaveLength(20);
    costs.push(units(from, () => true));
  }
  expect(Math.max(...costs)).toBeLessThanOrEqual(13);
});
