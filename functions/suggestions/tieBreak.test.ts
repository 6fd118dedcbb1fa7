import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import { suggestion } from '#shared/finding.ts';
import type { UserID } from '#shared/ids.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import { listSuggestedProspects } from './listSuggestedProspects.ts';

let world: World;
let ana: UserID;

beforeAll(async () => {
  world = await createWorld();
  ana = await world.user({ about: 'I draw illustrations of harbours, mostly with ink.', country: 'GB' });
});
afterAll(() => world.close());

/** An open role of a new owner with a plan. */
async function roleOf(planTypeId: PlanTypeId, name: string) {
  world.clock.add({ minutes: 1 });
  const owner = await world.user({ planTypeId });
  const project = await projectWithRoles(world, owner, { country: 'GB', language: 'en', shortName: name });
  await project.role(name);
  await world.runStream();
}
const suggested = async () =>
  (await world.call(listSuggestedProspects, {}, { as: ana })).data?.items.map(
    ({ prospect }) => prospect.PersonType,
  );

test('of roles that fit equally well, those of owners with wider visibility come first', async () => {
  await roleOf('premium', 'Illustrator A');
  await roleOf('pro', 'Illustrator B');
  await roleOf('basic', 'Illustrator C');
  await roleOf('free', 'Illustrator D');
  expect(await suggested()).toEqual(['Illustrator B', 'Illustrator A', 'Illustrator D', 'Illustrator C']);
});

test('a role that fits better comes first, whatever the plan', async () => {
  await roleOf('free', 'Illustrator of harbours');
  expect((await suggested())?.slice(0, 2)).toEqual(['Illustrator of harbours', 'Illustrator B']);
});

test('also where more fit equally well than are checked, for one request more', async () => {
  for (let number = 0; number < suggestion.checked; number++) await roleOf('free', `Illustrator ${number}`);
  const from = world.requests();
  expect((await suggested())?.slice(0, 3)).toEqual([
    'Illustrator of harbours',
    'Illustrator B',
    'Illustrator A',
  ]);
  expect(world.requests(from)).toBe(8);
});
