import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeaturedProspects } from '#functions/prospects/listFeaturedProspects.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProspectID, UserID } from '#shared/ids.ts';
import { denyRequest } from './denyRequest.ts';
import { getAnswerTime } from './getAnswerTime.ts';
import { ownerAndApplicants } from './testing/projectWithRoles.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Scene = Awaited<ReturnType<typeof ownerAndApplicants>>;
const timeOf = async (OwnerUserID: UserID) => (await world.call(getAnswerTime, { OwnerUserID })).data;

/** An application that the owner denies after some hours. */
async function denied({ owner, ana, ProjectID, apply }: Scene, typeId: ProspectID, hours: number) {
  const { contributionRequestId } = await apply(ana, typeId);
  world.clock.add({ minutes: hours * 60 });
  await world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner });
  await world.runStream();
}

test('an owner’s usual answer time is the median of their answers, from five on', async () => {
  const scene = await ownerAndApplicants(world);
  const role = await scene.role();
  for (const hours of [1, 40, 2, 6]) await denied(scene, role, hours);
  expect(await timeOf(scene.owner)).toEqual({});
  await denied(scene, role, 3);
  expect(await timeOf(scene.owner)).toEqual({ medianHours: 3 });
  await denied(scene, role, 5);
  expect(await timeOf(scene.owner)).toEqual({ medianHours: 4 });
});

test('open roles are found by the days within which their owner usually answers, which change with the answers', async () => {
  const scene = await ownerAndApplicants(world);
  const role = await scene.role();
  const find = async (answer?: '1' | '3' | '7') => {
    const { data } = await world.call(listFeaturedProspects, { query: { owner: scene.owner, answer } });
    return { within: data?.items.map(({ answersWithin }) => answersWithin), counts: data?.counts.answer };
  };
  await world.runStream();
  expect(await find()).toEqual({ within: [undefined], counts: { 1: 0, 3: 0, 7: 0 } });

  for (const hours of [1, 60, 70, 71, 2]) await denied(scene, role, hours);
  await world.runStream();
  expect(await find()).toEqual({ within: ['3'], counts: { 1: 0, 3: 1, 7: 1 } });
  expect((await find('7')).within).toEqual(['3']);
  expect((await find('1')).within).toEqual([]);

  for (const hours of [3, 4]) await denied(scene, role, hours);
  await world.runStream();
  expect((await find('1')).within).toEqual(['1']);
});

test('applications that are closed because the role has been filled do not count', async () => {
  const scene = await ownerAndApplicants(world);
  const role = await scene.role();
  for (const hours of [1, 1, 1]) await denied(scene, role, hours);
  const [first] = [await scene.apply(scene.ana, role), await scene.apply(scene.ben, role)];
  world.clock.add({ minutes: 9 * 60 });
  await scene.accept(scene.owner, first);
  await world.runStream();
  await world.runStream();
  expect(await timeOf(scene.owner)).toEqual({});
});

test('answers that arrive repeatedly or at the same time each count once', async () => {
  const { owner, ProjectID, apply, ...scene } = await ownerAndApplicants(world);
  const role = await scene.role();
  const applicants = await Promise.all([1, 2, 3, 4, 5].map(() => world.user({ planTypeId: 'basic' })));
  const sent = await Promise.all(applicants.map(one => apply(one, role)));
  world.clock.add({ minutes: 120 });
  await Promise.all(
    sent.map(({ contributionRequestId }) =>
      world.call(denyRequest, { ProjectID, contributionRequestId, body: {} }, { as: owner }),
    ),
  );
  await world.runStream();
  await world.runStream();
  expect(await timeOf(owner)).toEqual({ medianHours: 2 });
});
