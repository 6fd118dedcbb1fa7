import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { changeTaskStatus } from '#functions/tasks/changeTaskStatus.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import type { UserID } from '#shared/ids.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { previewShares } from './previewShares.ts';

let world: ProjectWorld;
let ana: UserID;
let ben: UserID;

beforeAll(async () => {
  world = await createProjectWorld();
  await world.table.write(Step.update(callers.key(world.owner), { planTypeId: 'pro' }));
  await world.changeProject({ contributorsPart: 40 });
  ana = await world.addMember(0);
  ben = await world.addMember(230);
});
afterAll(() => world.close());

const preview = (as: UserID, query: object = {}) =>
  world.call(previewShares, { ProjectID: world.projectId, query }, { as });

/** Each recipient's share of the latest payment, in minor units. */
const latestPayouts = async () =>
  await Promise.all(
    [world.owner, ana, ben].map(async person => (await world.payoutsOf(person))[0]?.amount ?? 0),
  );

const sharesIn = ({ ownerAmount, members }: Awaited<ReturnType<typeof preview>>['data'] & object) => [
  ownerAmount,
  ...[ana, ben].map(id => members.find(({ UserID }) => UserID === id)?.amountThen),
];

test('a task is worth to the penny what the ledger books once it is accepted', async () => {
  const amount = 23_457;
  const task = await world.call(
    createTask,
    { ProjectID: world.projectId, body: { Title: 'Wire the gauge', points: 70, assignee: ana } },
    { as: world.owner },
  );
  if (!task.data) throw new Error(`Task refused: ${task.code}`);
  const { data } = await preview(ana, { amount, contributorId: ana, points: 70 });
  if (!data) throw new Error('Preview refused.');

  expect(data).toMatchObject({ amount, commissionPermille: 40, commission: 938, contributorsPart: 40 });
  expect(data.members).toHaveLength(2);
  expect(data.members).toContainEqual(
    expect.objectContaining({ UserID: ana, points: 0, amount: 0, pointsThen: 70, amountThen: 2_101 }),
  );

  await world.buy({ by: world.donor, to: world.projectId, amount }); // divided before the task is accepted
  const before = data.members.map(one => one.amount);
  expect((await latestPayouts()).slice(1).toSorted()).toEqual(before.toSorted());

  let { version } = task.data;
  for (const [status, as] of [
    ['IN_PROGRESS', ana],
    ['IN_REVIEW', ana],
    ['DONE', world.owner],
  ] as const) {
    const { TaskID } = task.data;
    const moved = await world.call(
      changeTaskStatus,
      { ProjectID: world.projectId, TaskID, body: { status, version } },
      { as },
    );
    version = moved.data?.version ?? 0;
  }
  world.clock.add({ minutes: 1 });
  await world.buy({ by: world.donor, to: world.projectId, amount });

  const booked = await latestPayouts();
  expect(booked).toEqual(sharesIn(data));
  expect(booked.reduce((sum, one) => sum + one, 0) + data.commission).toBe(amount);

  for (const person of [world.owner, ana, ben]) await world.onboard(person);
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  const { data: transfers } = await (await world.stripe()).transfers.list({ limit: 10 });
  expect(transfers.map(one => one.amount)).toEqual(expect.arrayContaining(booked));
  expect(await world.discrepancies()).toEqual([]);
});

describe('a preview', () => {
  test('divides 100.00 as things are, or by another part of the team', async () => {
    const { data } = await preview(world.owner);
    expect(data).toMatchObject({ amount: 10_000, commission: 400, contributorsPart: 40 });
    expect(data?.members.map(one => one.amount)).toEqual(data?.members.map(one => one.amountThen));

    const other = await preview(world.owner, { contributorsPart: '75' });
    expect(other.data).toMatchObject({ contributorsPart: 75, ownerAmount: 2_400 });
    const none = await preview(world.owner, { contributorsPart: '0' });
    expect(none.data).toMatchObject({ ownerAmount: 9_600 });
    expect(none.data?.members.every(one => one.amountThen === 0 && one.amount > 0)).toBe(true);
  });

  test('gives the owner no points for their own work', async () => {
    const { data } = await preview(world.owner, { contributorId: world.owner, points: 500 });
    expect(data?.members.map(one => one.amountThen)).toEqual(data?.members.map(one => one.amount));
  });

  test('is refused for people outside of the team, unknown projects and invalid figures', async () => {
    expect(await preview(ana, { contributorId: world.donor, points: 10 })).toMatchObject({
      code: 'ASSIGNEE_NOT_IN_TEAM',
    });
    expect(await preview(world.donor)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    for (const query of [{ points: -1 }, { points: 10_001 }, { contributorsPart: 91 }, { amount: 0 }])
      expect(await preview(world.owner, query)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test('hides a project that is not public', async () => {
    await world.changeProject({ status: 'submitted' });
    expect(await preview(world.donor)).toMatchObject({ status: 404, code: 'PROJECT_NOT_FOUND' });
    expect(await preview(ben)).toMatchObject({ status: 200 });
  });
});
