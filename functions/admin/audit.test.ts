import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { UserID } from '#shared/ids.ts';
import { approveProject } from './approveProject.ts';
import { banPerson } from './banPerson.ts';
import { denyProject } from './denyProject.ts';
import { listAuditEntries } from './listAuditEntries.ts';

let world: World;
let edith: UserID;
let ruth: UserID;
let owner: UserID;
const groups = ['admins'];
const reason = 'Tell more about the water.';

/** Edith approves and denies a project and bans a person; Ruth denies another one; a minute apart. */
beforeAll(async () => {
  world = await createWorld();
  const samples = samplesIn(world);
  [edith, ruth] = [await samples.person({ username: 'edith' }), await samples.person({ username: 'ruth' })];
  owner = await samples.person({ username: 'owner' });
  const [first, second, third] = [
    await samples.submitted(owner, { name: 'First' }),
    await samples.submitted(owner, { name: 'Second' }),
    await samples.submitted(owner, { name: 'Third' }),
  ];
  const next = () => world.clock.add({ minutes: 1 });
  await world.call(
    approveProject,
    { ProjectID: first, body: { message: 'Good luck' } },
    { as: edith, groups },
  );
  next();
  await world.call(denyProject, { ProjectID: second, body: { reason } }, { as: edith, groups });
  next();
  await world.call(denyProject, { ProjectID: third, body: { reason } }, { as: ruth, groups });
  next();
  await world.call(banPerson, { UserID: owner, body: { reason } }, { as: edith, groups });
});
afterAll(() => world.close());

const list = (query: object) => world.callWith(listAuditEntries, { query }, { as: ruth, groups });
const told = async (query: object) =>
  ((await list(query)).data as { items: { target: { label: string }; action: string }[] }).items.map(
    ({ action, target }) => `${action} ${target.label}`,
  );

test('lists who did what to what, with the reason, newest first', async () => {
  const { data } = await list({});
  expect(data).toMatchObject({
    items: [
      {
        administrator: { username: 'edith' },
        action: 'banPerson',
        target: { kind: 'person', label: 'owner' },
        reason,
      },
      { administrator: { username: 'ruth' }, action: 'denyProject', target: { label: 'Third' }, reason },
      { administrator: { username: 'edith' }, action: 'denyProject', target: { label: 'Second' }, reason },
      { administrator: { username: 'edith' }, action: 'approveProject', reason: 'Good luck' },
    ],
  });
});

test('is filtered by administrator, by action and by both', async () => {
  expect(await told({ administratorId: ruth })).toEqual(['denyProject Third']);
  expect(await told({ action: 'denyProject' })).toEqual(['denyProject Third', 'denyProject Second']);
  expect(await told({ administratorId: edith, action: 'denyProject' })).toEqual(['denyProject Second']);
  expect(await told({ administratorId: ruth, action: 'banPerson' })).toEqual([]);
});

test('lists what was done to a person', async () => {
  expect(await told({ personId: owner })).toEqual(['banPerson owner']);
  expect(await told({ personId: ruth })).toEqual([]);
});

test('continues by its cursor at two requests per page, and refuses the cursor of another filter', async () => {
  const from = world.requests();
  const first = (await list({ limit: 3 })).data as { items: unknown[]; cursor: string };
  expect(world.requests(from)).toBe(2);
  expect(first.items).toHaveLength(3);
  expect(await told({ limit: 3, cursor: first.cursor })).toEqual(['approveProject First']);
  expect((await list({ cursor: first.cursor, action: 'denyProject' })).code).toBe('INVALID_CURSOR');
  expect((await list({ action: 'made-up' })).code).toBe('VALIDATION_FAILED');
});

test('a refused action leaves no entry', async () => {
  const before = await told({});
  await world.call(banPerson, { UserID: edith, body: { reason } }, { as: edith, groups });
  expect(await told({})).toEqual(before);
});
