import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { getProject } from './getProject.ts';
import { nameStones } from './nameStones.ts';

let world: World;
let owner: UserID;
let stranger: UserID;
let project: ProjectID;

beforeAll(async () => {
  world = await createWorld();
  owner = await world.user({ username: 'maren' });
  stranger = await world.user({ username: 'cleo' });
  project = await aProject(world, owner);
});
afterAll(() => world.close());

const names = ['Sensor proved in a bucket', '', '  Three gauges, three harbours ', '', '', '', 'Handed over'];
const ask = (as: UserID, given: readonly string[] = names, id = project) =>
  world.callWith(nameStones, { ProjectID: id, body: { names: given } }, { as });

test('visitors see the names that the owner gave to the stones', async () => {
  expect((await world.call(getProject, { ProjectID: project })).data?.stoneNames).toBeUndefined();
  expect(await ask(owner)).toMatchObject({ status: 200 });
  const seen = (await world.call(getProject, { ProjectID: project })).data;
  expect(seen?.stoneNames).toEqual(names.map(name => name.trim()));
});

test('there are seven names of at most forty characters', async () => {
  expect(await ask(owner, names.slice(1))).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await ask(owner, names.with(1, 'x'.repeat(41)))).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('only the owner names them, as long as the project can be changed', async () => {
  expect(await ask(stranger)).toMatchObject({ code: 'FORBIDDEN' });
  const completed = await aProject(world, owner, { status: 'completed' });
  expect(await ask(owner, names, completed)).toMatchObject({ code: 'INVALID_PROJECT_STATE' });
  const hidden = await aProject(world, owner, { status: 'submitted' });
  expect(await ask(stranger, names, hidden)).toMatchObject({ code: 'PROJECT_NOT_FOUND' });
});
