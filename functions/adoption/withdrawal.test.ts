import { afterAll, beforeAll, expect, test } from 'vitest';
import { handler as listNotifications } from '#functions/notifications/listNotifications.lambda.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { offeredProject } from './testing/offeredProject.ts';
import { handler as withdrawAdoption } from './withdrawAdoption.lambda.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const withdrawalsFor = async (as: UserID) => {
  await world.runStream();
  const { data } = await world.call(listNotifications, {}, { as });
  return data?.items.filter(({ kind }) => kind === 'adoptionWithdrawn').length;
};

test('all candidates are told when the owner withdraws the offer, and when the project goes on', async () => {
  const { ProjectID, owner, ana, ben, offer, candidate, choose, enter } = await offeredProject(world);
  await offer();
  await candidate(ana);
  await candidate(ben);
  await choose(ana);
  expect((await world.call(withdrawAdoption, { ProjectID }, { as: owner })).status).toBe(204);
  expect(await Promise.all([ana, ben].map(withdrawalsFor))).toEqual([1, 1]);

  await offer();
  await candidate(ben);
  await enter('in-development');
  expect(await Promise.all([ana, ben].map(withdrawalsFor))).toEqual([1, 2]);
});
