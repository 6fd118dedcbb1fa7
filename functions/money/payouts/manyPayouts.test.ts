import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecipientPayoutId, UserID } from '#shared/ids.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { payoutIdOf, payoutSteps, payouts } from './payout.store.ts';
import { RecipientPayouts } from './payoutQueue.ts';

let world: PayoutWorld;
let owner: UserID;

beforeEach(async () => {
  world = await createPayoutWorld();
  ({ owner } = world);
});
afterEach(async () => {
  world.database.faults.clear();
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** Replaces a payout by `count` eligible payouts of the same recipient and total. */
async function divide(id: RecipientPayoutId, count: number): Promise<void> {
  const payout = await world.table.get(payouts.key(id));
  if (!payout) throw new Error(`Payout ${id} not found.`);
  await world.table.transact(payoutSteps.change(payout, { status: 'cancelled', reason: 'joined' }));

  const { recipientId, project, createdDate, eligibleDate, amount, currency } = payout;
  const parts = Array.from({ length: count }, (_, part) => ({
    recipientPayoutId: payoutIdOf(`${id} ${part}`, recipientId),
    recipientId,
    project,
    createdDate,
    eligibleDate,
    amount: amount / count,
    currency,
    status: 'eligible' as const,
    offset: 0,
    failures: 0,
    reversed: 0,
  }));
  const perTransaction = 40;
  for (let at = 0; at < count; at += perTransaction)
    await world.table.transact(...parts.slice(at, at + perTransaction).flatMap(payoutSteps.create));
}

const amounts = async () => {
  const { transfers } = await world.stripe();
  const sent: number[] = [];
  for await (const { amount } of transfers.list({ limit: 100 })) sent.push(amount);
  return sent;
};

test('all small payouts of a recipient are consolidated and sent in one run, whatever their number', async () => {
  await divide(await world.eligiblePayout(240_000), 240);
  await world.onboard(owner);
  await world.onboard(world.admin);
  await world.jobs.transferPayouts();

  // 240 payouts of 9.50, at most 90 of them together, and the administrator's payout
  expect((await amounts()).sort((one, other) => one - other)).toEqual([57_000, 85_500, 85_500, 475_000]);
});

test('the payouts of one recipient are divided among messages, and a failure between two repeats none', async () => {
  const count = 60;
  await divide(await world.eligiblePayout(120_000), count);
  await world.onboard(owner);

  const { payoutQueue } = world.deps;
  const send = payoutQueue.send.bind(payoutQueue);
  const isContinuation = (message: unknown) => RecipientPayouts.safeParse(message).data?.after !== undefined;
  const spy = vi.spyOn(payoutQueue, 'send').mockImplementation(async messages => {
    if (!messages.some(isContinuation)) return await send(messages);
    spy.mockRestore();
    throw new Error('The queue cannot be reached.');
  });
  await world.jobs.transferPayouts();
  expect(await amounts()).toEqual(Array.from({ length: count }, () => 1_900));
  expect(world.logged.some(line => line.includes('message.failed'))).toBe(true);
});

test('payouts that are too small even together with as many as fit are joined by later ones', async () => {
  await divide(await world.eligiblePayout(1_101), 95); // 11 pence each: 90 of them are 9.90
  await world.onboard(owner);
  await world.onboard(world.admin);
  await world.jobs.transferPayouts();
  expect((await amounts()).toSorted((one, other) => one - other)).toEqual([1_045, 475_000]);
});
