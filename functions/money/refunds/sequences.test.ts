import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeDispute, openDispute } from '#infra/local/payments/resources/disputes.ts';
import { failRefund } from '#infra/local/payments/resources/refunds.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { cards } from '../testing/paying.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';

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

const balance = async (account: string) =>
  (await checkLedger(world.table)).balances.get(`${account} GBP`) ?? 0;
const orderOf = (id: PaymentID) => world.orderOf(donor, id);

async function donate(amount = 10_000, card = cards.good) {
  const { PaymentID } = await world.buy({ by: donor, to: project, amount }, card);
  return { PaymentID, intentId: await world.intentOf(PaymentID) };
}

async function refund(payment_intent: string, amount?: number): Promise<string> {
  const { id } = await (await world.stripe()).refunds.create({ payment_intent, ...(amount && { amount }) });
  await world.provider.deliveries.idle();
  return id;
}

const fail = (id: string) => world.atProvider('fail-refund', { id });
const chargeOf = async (payment_intent: string) =>
  (await (await world.stripe()).charges.list({ payment_intent })).data[0]?.id ?? '';
const disputesOf = async (payment_intent: string) =>
  (await (await world.stripe()).disputes.list({ payment_intent })).data.map(({ id }) => id);

describe('failed refunds', () => {
  test('a failed refund of 30 that is followed by one of 50 leaves the owner the share of 50', async () => {
    const { PaymentID, intentId } = await donate();
    await fail(await refund(intentId, 3_000));
    expect(await balance('payable:refunds')).toBe(-3_000);
    await world.pass({ minutes: 1 });
    await refund(intentId, 5_000);

    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'pending', amount: 4_750 }]);
    expect(await orderOf(PaymentID)).toMatchObject({ status: 'success', commission: 250 });
    expect(await balance('payable:refunds')).toBe(0);
  });

  test('a failed full refund that is repeated in two parts is complete after both', async () => {
    const { PaymentID, intentId } = await donate();
    await fail(await refund(intentId));
    await world.pass({ minutes: 1 });
    await refund(intentId, 4_000);
    expect(await balance('payable:refunds')).toBe(-6_000);
    await refund(intentId, 6_000);

    expect(await balance('payable:refunds')).toBe(0);
    expect(await orderOf(PaymentID)).toMatchObject({ status: 'refunded', commission: 0 });
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a refund that failed after a larger one is owed, also if every event was lost', async () => {
    const { intentId } = await donate();
    world.provider.deliveries.drop(20);
    await refund(intentId, 5_000);
    await world.pass({ minutes: 1 });
    const second = await refund(intentId, 3_000);
    world.provider.runAt(new Date(world.clock.now()), at => failRefund(at, second));
    await world.jobs.reconcile();

    expect(await balance('payable:refunds')).toBe(-3_000);
    expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 1_900 }]);
  });
});

describe('disputes', () => {
  test('one that is larger than what refunds have left takes the rest, and the payer owes the excess', async () => {
    const { PaymentID, intentId } = await donate();
    await refund(intentId, 3_000);
    await world.atProvider('dispute-charge', { id: await chargeOf(intentId), amount: '10000' });
    expect(await world.payoutsOf(owner)).toMatchObject([{ amount: 6_650, reason: 'payoutReason.disputed' }]);
    const [id = ''] = await disputesOf(intentId);
    await world.atProvider('lose-dispute', { id });

    expect(await orderOf(PaymentID)).toMatchObject({
      status: 'refunded',
      reason: 'paymentReason.dispute_lost',
    });
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'cancelled' }]);
    expect(await balance('receivable:payers')).toBe(3_000);
    expect(world.logged.some(line => line.includes('payer.debt_found'))).toBe(true);
  });

  test('one that is won with less returned costs the difference and releases the payout', async () => {
    const { PaymentID } = await donate(10_000, cards.disputed);
    const [id = ''] = await disputesOf(await world.intentOf(PaymentID));
    await world.atProvider('win-dispute', { id, amount: '6000' });

    expect(await orderOf(PaymentID)).toMatchObject({ status: 'success', commission: 300 });
    const [payout] = await world.payoutsOf(owner);
    expect(payout).toMatchObject({ status: 'pending', amount: 5_700 });
    expect(payout?.reason).toBeUndefined();
  });

  test('one that is lost and won on appeal pays the owner after all', async () => {
    const { PaymentID } = await world.buy({ by: donor, to: project, units: 3 }, cards.disputed);
    const [id = ''] = await disputesOf(await world.intentOf(PaymentID));
    await world.atProvider('lose-dispute', { id });
    expect(await world.statsOf(project)).toMatchObject({ raised: 0, supporters: 0, soldUnits: 0 });
    await world.atProvider('win-dispute', { id });

    expect(await orderOf(PaymentID)).toMatchObject({ status: 'success', commission: 300 });
    expect(await world.statsOf(project)).toMatchObject({ raised: 6_000, supporters: 1, soldUnits: 3 });
    const list = await world.payoutsOf(owner);
    expect(list.map(({ status, amount }) => `${status} ${amount}`).toSorted()).toEqual([
      'cancelled 0',
      'pending 5700',
    ]);
  });

  test('one that is won on appeal after its units were sold to others counts without them', async () => {
    const { PaymentID } = await world.buy({ by: donor, to: project, units: 8 }, cards.disputed);
    const [id = ''] = await disputesOf(await world.intentOf(PaymentID));
    await world.atProvider('lose-dispute', { id });
    await world.buy({ by: await world.person(), to: project, units: 10 });
    await world.withdrawUnits(project, 30);
    await world.atProvider('win-dispute', { id });

    expect(await orderOf(PaymentID)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toMatchObject({ raised: 36_000, soldUnits: 10, remainingUnits: 0 });
  });

  test('two on one payment hold its payout until both are closed', async () => {
    const { PaymentID, intentId } = await donate();
    const id = await chargeOf(intentId);
    await world.atProvider('dispute-charge', { id, amount: '2000' });
    await world.atProvider('dispute-charge', { id, amount: '3000' });
    const [second = '', first = ''] = await disputesOf(intentId);
    await world.atProvider('win-dispute', { id: first });
    expect(await world.payoutsOf(owner)).toMatchObject([{ reason: 'payoutReason.disputed' }]);
    await world.atProvider('lose-dispute', { id: second });

    const [payout] = await world.payoutsOf(owner);
    expect(payout).toMatchObject({ status: 'pending', amount: 6_650 });
    expect(payout?.reason).toBeUndefined();
    expect(await orderOf(PaymentID)).toMatchObject({ status: 'success' });
  });

  test('two on a consolidated payout hold it until both are closed', async () => {
    await world.onboard(owner);
    const small = [await donate(1_000), await donate(1_000)];
    await world.buy({ by: donor, to: await world.project(await world.person()), amount: 50_000 });
    await world.pass({ days: 15 });
    world.provider.faults.next('POST /v1/transfers', 400); // the consolidated payout stays unsent
    await world.jobs.transferPayouts();
    for (const { intentId } of small)
      await world.atProvider('dispute-charge', { id: await chargeOf(intentId) });
    const consolidated = async () => (await world.payoutsOf(owner)).find(({ status }) => status === 'failed');

    const [first, second] = small;
    await world.atProvider('win-dispute', { id: (await disputesOf(first?.intentId ?? ''))[0] ?? '' });
    expect(await consolidated()).toMatchObject({ amount: 1_894, reason: 'payoutReason.disputed' });
    await world.atProvider('win-dispute', { id: (await disputesOf(second?.intentId ?? ''))[0] ?? '' });
    expect(await consolidated()).toMatchObject({ reason: 'payoutReason.refused_by_provider' });
  });
});

test('a dispute that was opened, lost and won without events leaves the payment as it was', async () => {
  const { PaymentID, intentId } = await donate();
  const charge = await chargeOf(intentId);
  world.provider.runAt(new Date(world.clock.now()), at => {
    const { id } = openDispute(at, charge);
    closeDispute(at, id, 'lost');
    closeDispute(at, id, 'won');
  });
  await world.atProvider('dispute-charge', { id: charge, amount: '100' });
  const [last = ''] = await disputesOf(intentId);
  await world.atProvider('win-dispute', { id: last });
  expect(await orderOf(PaymentID)).toMatchObject({ status: 'success', commission: 500 });
});
