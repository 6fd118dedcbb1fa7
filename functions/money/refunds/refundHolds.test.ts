import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { members } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import type { UserID } from '#shared/ids.ts';
import { holdPayout } from '../payouts/holdPayout.ts';
import { listAllPayouts } from '../payouts/listAllPayouts.ts';
import { releasePayout } from '../payouts/releasePayout.ts';
import { makeHolding } from '../testing/holding.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';

type Holding = ReturnType<typeof makeHolding>;
let world: PayoutWorld;
let paid: Holding['paid'];
let payoutOf: Holding['payoutOf'];
let sentAmounts: Holding['sentAmounts'];
let passWindow: Holding['passWindow'];
beforeEach(async () => {
  world = await createPayoutWorld();
  await world.onboard(world.owner);
  ({ paid, payoutOf, sentAmounts, passWindow } = makeHolding(world));
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

async function addMember(): Promise<UserID> {
  const UserID = await world.person();
  await world.table.write(
    Step.create(members.key(world.projectId, UserID), {
      ProjectID: world.projectId,
      OwnerUserID: world.owner,
      UserID,
      role: 'maker',
      joinedAt: world.clock.now(),
      projectPoints: 10,
    }),
  );
  return UserID;
}

const shareWithTeam = () =>
  world.table.write(Step.update(projects.key(world.projectId), { contributorsPart: 50 }));

describe('an open request', () => {
  test('holds the payouts of the owner and of the team, and of no other payment, until it is withdrawn', async () => {
    await shareWithTeam();
    const member = await addMember();
    await world.onboard(member);
    const other = await paid(20_000);
    const asked = await paid(39_000);
    const RefundID = await asked.asked();
    await passWindow();

    expect(await sentAmounts()).toEqual([9_500, 9_500]);
    for (const person of [world.owner, member])
      expect(await payoutOf(asked.PaymentID, person)).toMatchObject({
        status: 'pending',
        held: true,
        reason: 'payoutReason.refund_requested',
      });
    expect((await payoutOf(other.PaymentID)).status).toBe('completed');

    expect(await asked.withdraw(RefundID)).toMatchObject({ status: 200, data: { status: 'withdrawn' } });
    const released = await payoutOf(asked.PaymentID);
    expect([released.held, released.reason]).toEqual([undefined, undefined]);
    await world.jobs.transferPayouts();
    expect((await sentAmounts()).slice(0, 2)).toEqual([18_525, 18_525]);
  });

  test('no longer holds them once it is declined', async () => {
    const asked = await paid(12_500);
    const RefundID = await asked.asked();
    await passWindow();
    expect(await sentAmounts()).toEqual([]);
    await asked.answer(
      { decision: 'decline', RefundID, reason: 'The work has been done already.' },
      world.admin,
    );
    await world.jobs.transferPayouts();
    expect(await sentAmounts()).toEqual([11_875]);
  });

  test('that is granted in part leaves the rest to be sent', async () => {
    const asked = await paid(10_000);
    const RefundID = await asked.asked();
    await passWindow();
    await asked.answer({ decision: 'grant', RefundID, amount: 4_000 }, world.admin);
    await world.jobs.transferPayouts();
    expect(await sentAmounts()).toEqual([5_700]);
  });

  test('that is granted holds them until the provider has made the refund', async () => {
    const asked = await paid(10_000);
    const RefundID = await asked.asked();
    world.provider.faults.next('POST /v1/refunds', 500, 9);
    const granted = await asked.answer({ decision: 'grant', RefundID, amount: 10_000 }, world.owner);
    expect(granted.data?.status).toBe('processing');
    await passWindow();
    expect(await payoutOf(asked.PaymentID)).toMatchObject({ status: 'pending', held: true });

    world.provider.faults.clear();
    await world.jobs.reconcile();
    expect(await payoutOf(asked.PaymentID)).toMatchObject({ status: 'cancelled' });
    expect(await asked.refunded()).toEqual([10_000]);
    expect(await sentAmounts()).toEqual([]);
  });

  test('holds the payouts of a large team, also those that had not been created', async () => {
    await shareWithTeam();
    const team: UserID[] = [];
    for (let place = 0; place < 30; place++) team.push(await addMember());
    const asked = await paid(100_000);
    await asked.asked();
    for (const person of [world.owner, ...team])
      expect(await payoutOf(asked.PaymentID, person)).toMatchObject({ held: true });
  });

  test('holds them besides a dispute and an administrator, each until it ends itself', async () => {
    const asked = await paid(10_000);
    const RefundID = await asked.asked();
    await asked.dispute();
    const { recipientPayoutId } = await payoutOf(asked.PaymentID);
    const byAdmin = { as: world.admin, groups: ['admins'] };
    await world.call(
      holdPayout,
      { recipientPayoutId, body: { reason: 'The bank asks who this is.' } },
      byAdmin,
    );
    expect((await payoutOf(asked.PaymentID)).reason).toBe('payoutReason.disputed');

    const [dispute] = (await (await world.stripe()).disputes.list({})).data;
    await world.atProvider('win-dispute', { id: dispute?.id ?? '' });
    expect((await payoutOf(asked.PaymentID)).reason).toBe('payoutReason.refund_requested');
    const listed = async (reason: 'refund_requested' | 'disputed' | 'held') =>
      (await world.call(listAllPayouts, { query: { reason } }, byAdmin)).data?.items.length;
    expect([await listed('refund_requested'), await listed('disputed'), await listed('held')]).toEqual([
      1, 0, 1,
    ]);

    await asked.withdraw(RefundID);
    expect(await payoutOf(asked.PaymentID)).toMatchObject({ held: true, reason: 'payoutReason.held' });
    await passWindow();
    expect(await sentAmounts()).toEqual([]);
  });
});

test('a granted refund that the provider refuses leaves the payout held by an administrator, who gives it again or releases it', async () => {
  const asked = await paid(10_000);
  const RefundID = await asked.asked();
  world.provider.faults.next('POST /v1/refunds', 400);
  const granted = await asked.answer({ decision: 'grant', RefundID, amount: 4_000 });
  expect(granted.data).toMatchObject({ status: 'failed', failure: 'refundFailure.refused_by_provider' });
  await passWindow();
  expect(await sentAmounts()).toEqual([]);
  const { recipientPayoutId, reason } = await payoutOf(asked.PaymentID);
  expect(reason).toBe('payoutReason.held');

  expect((await asked.give(4_000, world.admin)).data?.status).toBe('completed');
  const byAdmin = { as: world.admin, groups: ['admins'] };
  await world.call(releasePayout, { recipientPayoutId, body: {} }, byAdmin);
  await world.jobs.transferPayouts();
  expect(await sentAmounts()).toEqual([5_700]);
});

test('a refund that the owner gives unasked holds the payout until the provider has made it', async () => {
  const given = await paid(10_000);
  world.provider.faults.next('POST /v1/refunds', 500, 9);
  expect(await given.give(10_000)).toMatchObject({ data: { status: 'processing' } });
  await passWindow();
  expect(await sentAmounts()).toEqual([]);
  world.provider.faults.clear();
  await world.jobs.reconcile();
  expect(await payoutOf(given.PaymentID)).toMatchObject({ status: 'cancelled' });
});

test('a request that is withdrawn in two tabs at the same time is withdrawn once, and both are told so', async () => {
  const asked = await paid(10_000);
  const RefundID = await asked.asked();
  const both = await Promise.all([asked.withdraw(RefundID), asked.withdraw(RefundID)]);
  expect(both.map(({ status, data }) => [status, data?.status])).toEqual([
    [200, 'withdrawn'],
    [200, 'withdrawn'],
  ]);
  await passWindow();
  expect(await sentAmounts()).toEqual([9_500]);
});
