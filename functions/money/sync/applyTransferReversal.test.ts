import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RecipientPayoutId, UserID } from '#shared/ids.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';

let world: PayoutWorld;
let owner: UserID;
let id: RecipientPayoutId;

beforeEach(async () => {
  world = await createPayoutWorld();
  owner = world.owner;
  id = await world.eligiblePayout();
  await world.onboard(owner);
  await world.jobs.transferPayouts();
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const balance = async (account: string) =>
  (await checkLedger(world.table)).balances.get(`${account} GBP`) ?? 0;
const statusesOf = async () =>
  (await world.payoutsOf(owner)).map(({ status, amount, reason }) =>
    `${status} ${amount} ${reason ?? ''}`.trim(),
  );

async function reverse(amount?: number): Promise<void> {
  const [transfer] = await world.transfers();
  await (await world.stripe()).transfers.createReversal(transfer?.id ?? '', amount ? { amount } : {});
  await world.provider.deliveries.idle();
}

async function refundAll(): Promise<void> {
  const stripe = await world.stripe();
  const charge = (await stripe.charges.list({ limit: 100 })).data.find(({ amount }) => amount === 10_000);
  await stripe.refunds.create({ charge: charge?.id ?? '' });
  await world.provider.deliveries.idle();
}

test('a transfer names the charge that funds it, so that it does not depend on the balance', async () => {
  const [transfer] = await world.transfers();
  const { data } = await (await world.stripe()).charges.list({ limit: 100 });
  expect(transfer?.source_transaction).toBe(data.find(({ amount }) => amount === 10_000)?.id);
  expect(transfer?.metadata).toEqual({ recipientPayoutId: id });
});

test('a reversed transfer settles the debt of its recipient, which is not recovered again', async () => {
  await refundAll();
  expect(await balance(`receivable:user:${owner}`)).toBe(9_500);
  await reverse();
  expect(await balance(`receivable:user:${owner}`)).toBe(0);

  await world.buy({ by: world.donor, to: world.projectId, amount: 10_000 });
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  expect((await world.transfers()).map(({ amount }) => amount)).toEqual([9_500, 9_500]);
});

test('a reversed transfer without a debt is owed again, and an administrator can send it', async () => {
  await reverse(3_000);
  await reverse();
  expect((await statusesOf()).toSorted()).toEqual([
    'completed 9500',
    'failed 3000 payoutReason.transfer_reversed',
    'failed 6500 payoutReason.transfer_reversed',
  ]);
  const again = (await world.payoutsOf(owner)).find(({ amount }) => amount === 6_500);
  if (!again) throw new Error('The payout is missing.');
  expect(await world.transferByHand(again.recipientPayoutId)).toMatchObject({
    data: { status: 'completed' },
  });
});

test('a refund after the reversal takes back what is owed again', async () => {
  await reverse();
  await refundAll();
  expect(await balance(`receivable:user:${owner}`)).toBe(0);
  expect((await statusesOf()).toSorted()).toEqual(['cancelled 0 payoutReason.refunded', 'completed 9500']);
});

test('a reversal whose event is lost is booked by the reconciliation, once', async () => {
  world.provider.deliveries.drop(5);
  await reverse();
  await world.jobs.reconcile();
  await world.jobs.reconcile();
  expect(await statusesOf()).toHaveLength(2);
});
