import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { offeredProject } from './testing/offeredProject.ts';
import { withdrawAdoption } from './withdrawAdoption.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Number of notifications about a withdrawal that each person has received. */
async function withdrawalsFor(...people: UserID[]) {
  await world.runStream();
  const lists = await Promise.all(people.map(as => world.call(listNotifications, {}, { as })));
  return lists.map(({ data }) => data?.items.filter(({ kind }) => kind === 'adoptionWithdrawn').length);
}

test('all candidates are told when the owner withdraws the offer, and when the project goes on', async () => {
  const { ProjectID, owner, ana, ben, offer, candidate, choose, enter } = await offeredProject(world);
  await offer();
  await candidate(ana);
  await candidate(ben);
  await choose(ana);
  expect((await world.call(withdrawAdoption, { ProjectID }, { as: owner })).status).toBe(204);
  expect(await withdrawalsFor(ana, ben)).toEqual([1, 1]);

  await offer();
  await candidate(ben);
  await enter('in-development');
  expect(await withdrawalsFor(ana, ben)).toEqual([1, 2]);
});
