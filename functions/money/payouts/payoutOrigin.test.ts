import { afterEach, beforeEach, expect, test } from 'vitest';
import { callers } from '#functions/platform/caller.ts';
import { Step } from '#functions/platform/table/step.ts';
import { changeTaskStatus } from '#functions/tasks/changeTaskStatus.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import type { PayoutOrigin } from '#shared/entities/payout.ts';
import type { PaymentID, ProjectID, RecipientPayoutId, UserID } from '#shared/ids.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { getPayoutOrigin } from './getPayoutOrigin.ts';

let world: ProjectWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createProjectWorld();
  ({ owner, donor, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

async function originOf(id: RecipientPayoutId | undefined, as: UserID): Promise<PayoutOrigin> {
  if (!id) throw new Error('There is no payout.');
  const { data, code } = await world.call(getPayoutOrigin, { recipientPayoutId: id }, { as });
  if (!data) throw new Error(`Origin refused: ${code}`);
  return data;
}

async function refund(id: PaymentID, amount: number): Promise<void> {
  const stripe = await world.stripe();
  await stripe.refunds.create({ payment_intent: await world.intentOf(id), amount });
  await world.provider.deliveries.idle();
}

/** The member does a task of the project, and its owner accepts it. */
async function acceptTask(member: UserID, Title: string, points: number): Promise<void> {
  const body = { Title, assignee: member, points };
  let task = (await world.call(createTask, { ProjectID: project, body }, { as: owner })).data;
  for (const [by, status] of [
    [member, 'IN_PROGRESS'],
    [member, 'IN_REVIEW'],
    [owner, 'DONE'],
  ] as const) {
    if (!task) throw new Error('The task was refused.');
    const { TaskID, version } = task;
    const body = { status, version };
    task = (await world.call(changeTaskStatus, { ProjectID: project, TaskID, body }, { as: by })).data;
  }
  await world.runStream();
}

test('the owner’s payout shows the platform fee, and a refund gives back its part of it', async () => {
  await world.changeProject({ contributorsPart: 30 });
  const member = await world.addMember(10);
  const { PaymentID } = await world.buy({ by: donor, to: project, amount: 10_000 });

  const [own] = await world.payoutsOf(owner);
  const [members] = await world.payoutsOf(member);
  expect(own).toMatchObject({ amount: 6_650, fee: 500, net: 6_650 });
  expect(members).toMatchObject({ amount: 2_850 });
  expect(members).not.toHaveProperty('fee');

  await refund(PaymentID, 5_000);
  const [left] = await world.payoutsOf(owner);
  expect(left).toMatchObject({ amount: 3_325, fee: 250 });
  const { sources } = await originOf(left?.recipientPayoutId, owner);
  expect(sources).toEqual([
    {
      recipientPayoutId: left?.recipientPayoutId,
      project: left?.project,
      createdDate: left?.createdDate,
      amount: 3_325,
      payment: {
        PaymentID,
        kind: 'donation',
        quantity: 1,
        status: 'success',
        paidAt: '2026-11-20T12:00:00.000Z',
        payer: expect.objectContaining({ username: 'donor' }),
        total: 10_000,
        refunded: 5_000,
        commission: 250,
        others: 1_425,
        share: 3_325,
      },
    },
  ]);
});

test('a member’s payout leads to the payment and to the tasks that had earned points when it was paid', async () => {
  await world.table.write(Step.update(callers.key(owner), { planTypeId: 'premium' }));
  await world.changeProject({ contributorsPart: 40 });
  const member = await world.addMember(0);
  await world.addMember(100);
  await acceptTask(member, 'Solder the sensor heads', 60);
  await acceptTask(member, 'Write the manual', 40);
  await world.pass({ minutes: 5 });
  await world.buy({ by: donor, to: project, amount: 10_000 });
  await world.pass({ minutes: 5 });
  await acceptTask(member, 'Afterwards', 20);

  const [payout] = await world.payoutsOf(member);
  const from = world.requests();
  const { sources, tasks } = await originOf(payout?.recipientPayoutId, member);
  expect(world.requests(from)).toBe(5); // caller with payout; order, recipient, hold; payer; awards; tasks
  expect(sources[0]?.payment).toMatchObject({ share: 1_930, others: 7_720, points: { own: 100, team: 200 } });
  expect(tasks.map(({ Title, projectPoints }) => [Title, projectPoints]).toSorted()).toEqual([
    ['Solder the sensor heads', 60],
    ['Write the manual', 40],
  ]);
});

test('a consolidated payout leads to each of its payments, and its fee is the sum of theirs', async () => {
  await world.onboard(owner);
  const first = await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.pass({ minutes: 1 });
  const second = await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();

  const sent = (await world.payoutsOf(owner)).find(({ status }) => status !== 'cancelled');
  expect(sent).toMatchObject({ amount: 1_894, fee: 106, net: 1_894 });
  const { sources } = await originOf(sent?.recipientPayoutId, owner);
  expect(sources.map(({ amount, payment }) => [amount, payment?.PaymentID])).toEqual([
    [947, first.PaymentID],
    [947, second.PaymentID],
  ]);
});

test('a consolidated payout whose transfer was reversed still leads to its payments when it is owed again', async () => {
  await world.onboard(owner);
  const first = await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.pass({ minutes: 1 });
  const second = await world.buy({ by: donor, to: project, amount: 1_000 });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  const stripe = await world.stripe();
  const [transfer] = (await stripe.transfers.list()).data;
  await stripe.transfers.createReversal(transfer?.id ?? '');
  await world.provider.deliveries.idle();

  const again = (await world.payoutsOf(owner)).find(({ status }) => status === 'failed');
  const { sources } = await originOf(again?.recipientPayoutId, owner);
  expect(sources.map(({ payment }) => payment.PaymentID)).toEqual([first.PaymentID, second.PaymentID]);
});

test('the fee of the owner’s payout follows a refund that gives back a penny of the fee and nothing of a share', async () => {
  const { PaymentID } = await world.buy({ by: donor, to: project, amount: 2_500 });
  await refund(PaymentID, 10);
  expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 2_365, fee: 125 }]);
  await refund(PaymentID, 1);
  expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 2_365, fee: 124 }]);
});

test('a payer who stays anonymous is not named', async () => {
  await world.buy({ by: donor, to: project, amount: 2_000, anonymous: true });
  const [payout] = await world.payoutsOf(owner);
  const { sources } = await originOf(payout?.recipientPayoutId, owner);
  expect(sources[0]?.payment).toMatchObject({ total: 2_000 });
  expect(sources[0]?.payment).not.toHaveProperty('payer');
});

test('only the recipient and administrators see where a payout comes from', async () => {
  await world.buy({ by: donor, to: project, amount: 2_000 });
  const [payout] = await world.payoutsOf(owner);
  const ask = (sending: object, recipientPayoutId: string = payout?.recipientPayoutId ?? '') =>
    world.callWith(getPayoutOrigin, { recipientPayoutId }, sending);
  expect(await ask({ as: donor })).toMatchObject({ code: 'PAYOUT_NOT_FOUND' });
  expect(await ask({})).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  expect(await ask({ as: donor, groups: ['admins'] })).toMatchObject({ status: 200 });
  expect(await ask({ as: owner }, 'no-such-payout')).toMatchObject({ code: 'PAYOUT_NOT_FOUND' });
});
