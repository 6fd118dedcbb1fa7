import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Table } from '#functions/platform/table.ts';
import { closeDispute } from '#infra/local/payments/resources/disputes.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { second } from '#shared/time.ts';
import { refundOrder } from '../refunds/refundOrder.ts';
import { syncCapture } from '../sync/syncCapture.ts';
import { cards } from '../testing/paying.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { disputes } from './dispute.store.ts';
import { listDisputes } from './listDisputes.ts';

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

test('an open dispute holds the payout, and a lost one reverses the payment', async () => {
  const payment = await world.buy({ by: donor, to: project, amount: 20_000 }, cards.disputed);
  await world.onboard(owner);
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  expect(await world.payoutsOf(owner)).toMatchObject([
    { status: 'pending', reason: 'payoutReason.disputed' },
  ]);
  expect(await world.discrepancies()).toEqual([]);

  const stripe = await world.stripe();
  const [dispute] = (await stripe.disputes.list({})).data;
  await stripe.disputes.close(dispute?.id ?? '');
  await world.provider.deliveries.idle();
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({
    status: 'refunded',
    reason: 'paymentReason.dispute_lost',
  });
  expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'cancelled' }]);
  expect(await world.statsOf(project)).toMatchObject({ raised: 0 });
});

test('administrators see open disputes with their deadline and reason, and decided ones apart', async () => {
  await world.buy({ by: donor, to: project, amount: 20_000 }, cards.disputed);
  const [dispute] = (await (await world.stripe()).disputes.list({})).data;
  const listed = async (status?: 'open' | 'won' | 'lost') =>
    (
      await world.call(
        listDisputes,
        { query: { ...(status && { status }) } },
        { as: owner, groups: ['admins'] },
      )
    ).data?.items;

  const id = dispute?.id ?? '';
  const dueBy = new Date(Number(dispute?.evidence_details.due_by) * second).toISOString();
  expect(await listed()).toMatchObject([
    {
      id,
      payer: { UserID: donor },
      project: { ProjectID: project },
      status: 'open',
      reason: 'fraudulent',
      amount: 20_000,
      total: 20_000,
      currency: 'GBP',
      dueBy,
      evidenceUrl: `https://dashboard.stripe.com/disputes/${id}`,
    },
  ]);
  expect(await listed()).toMatchObject([{ evidenceSubmitted: false }]);
  await world.atProvider('submit-evidence', { id });
  expect(await listed()).toMatchObject([{ status: 'open', dueBy, evidenceSubmitted: true }]);

  await (await world.stripe()).disputes.close(id);
  await world.provider.deliveries.idle();
  expect([await listed('open'), await listed('won')]).toEqual([[], []]);
  expect(await listed('lost')).toMatchObject([{ id, status: 'lost' }]);
});

test('a won dispute releases the payout, also if its event is lost', async () => {
  const payment = await world.buy({ by: donor, to: project, amount: 20_000 }, cards.disputed);
  await world.onboard(owner);
  const [dispute] = (await (await world.stripe()).disputes.list({})).data;
  world.provider.runAt(new Date(world.clock.now()), at => closeDispute(at, dispute?.id ?? '', 'won'));
  await world.jobs.reconcile();

  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  expect(await world.statsOf(project)).toMatchObject({ raised: 20_000 });
  await world.buy({ by: donor, to: project, amount: 50_000 }); // covers the fee of the dispute
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  const list = await world.payoutsOf(owner);
  expect(list.map(({ status, reason }) => [status, reason])).toEqual([
    ['completed', undefined],
    ['completed', undefined],
  ]);
});

test('a payment is refunded after its dispute was won', async () => {
  const payment = await world.buy({ by: donor, to: project, amount: 20_000 }, cards.disputed);
  const [dispute] = (await (await world.stripe()).disputes.list({})).data;
  await world.buy({ by: donor, to: project, amount: 50_000 }); // covers the fee of the dispute
  await world.atProvider('win-dispute', { id: dispute?.id ?? '' });

  const body = { amount: 5_000, reason: 'Half of it was a mistake.' };
  expect(await world.call(refundOrder, { PaymentID: payment.PaymentID, body }, { as: owner })).toMatchObject({
    data: { amount: 5_000, status: 'completed' },
  });
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ refunded: 5_000 });
  expect(await world.statsOf(project)).toMatchObject({ raised: 65_000 });
});

test('a won dispute releases the payout on redelivery if the release failed after the dispute was closed', async () => {
  await world.buy({ by: donor, to: project, amount: 20_000 }, cards.disputed);
  const [dispute] = (await (await world.stripe()).disputes.list({})).data;
  expect(await world.payoutsOf(owner)).toMatchObject([{ reason: 'payoutReason.disputed' }]);

  const { faults } = world.database;
  const closing = faults.pause('TransactWriteItems');
  const winning = world.atProvider('win-dispute', { id: dispute?.id ?? '' });
  await closing.arrived;
  faults.next('TransactWriteItems', 'InternalServerError', 3); // the attempts to release the payout
  closing.resume();
  await winning;
  await world.provider.deliveries.idle();
  await world.pass({ minutes: 5 });

  const [payout] = await world.payoutsOf(owner);
  expect(payout).toMatchObject({ status: 'pending' });
  expect(payout?.reason).toBeUndefined();
});

test('a late handler that read the dispute as open does not hold the payout after the dispute was won', async () => {
  world.provider.deliveries.hold();
  const payment = await world.buy({ by: donor, to: project, amount: 20_000 }, cards.disputed);
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  const [dispute] = (await (await world.stripe()).disputes.list({})).data;
  const id = dispute?.id ?? '';

  let isWon = false;
  const transact: Table['transact'] = async (...steps) => {
    const isHolding = steps.some(step => step?.target.startsWith('payout#'));
    if (isHolding && !isWon) {
      isWon = true;
      world.provider.deliveries.release();
      await world.atProvider('win-dispute', { id });
    }
    return await world.table.transact(...steps);
  };
  const intentId = await world.intentOf(payment.PaymentID);
  await syncCapture({ ...world.deps, table: { ...world.table, transact } }, intentId);

  expect(isWon).toBe(true);
  expect(await world.table.get(disputes.key(id))).toMatchObject({ status: 'won' });
  const [payout] = await world.payoutsOf(owner);
  expect(payout).toMatchObject({ status: 'pending' });
  expect(payout?.reason).toBeUndefined();
});

test('a dispute lost after the payout is offset against later payouts', async () => {
  await world.onboard(owner);
  world.provider.deliveries.hold();
  const payment = await world.buy({ by: donor, to: project, amount: 10_000 }, cards.disputed);
  await world.buy({ by: donor, to: project, amount: 50_000 });
  expect(await world.orderOf(donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed', amount: 9_500 }]);

  const stripe = await world.stripe();
  const [dispute] = (await stripe.disputes.list({})).data;
  await stripe.disputes.close(dispute?.id ?? '');
  world.provider.deliveries.release();
  await world.provider.deliveries.idle();
  expect(await world.discrepancies()).toEqual([]);

  // 95.00 is owed, so that only the rest of the next payout of 475.00 is sent
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  const transfers = (await stripe.transfers.list({})).data;
  expect(transfers.map(({ amount }) => amount)).toEqual([38_000, 9_500]);
});
