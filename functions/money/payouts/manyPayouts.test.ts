import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecipientPayoutId, UserID } from '#shared/ids.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { payoutIdOf, payoutSteps, payouts } from './payout.store.ts';

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

test('a page of payouts is sent before the next one is read, and the next run continues after a failure', async () => {
  const count = 140;
  await divide(await world.eligiblePayout(280_000), count);
  await world.onboard(owner);

  const { transfers } = await world.stripe();
  const create = transfers.create.bind(transfers);
  const spy = vi.spyOn(transfers, 'create').mockImplementation(async (...request) => {
    spy.mockRestore();
    world.database.faults.next('Query', 'InternalServerError', 3); // all attempts to read the next page
    return await create(...request);
  });
  await world.jobs.transferPayouts();
  expect(await amounts()).toHaveLength(100);

  await world.jobs.transferPayouts();
  expect(await amounts()).toEqual(Array.from({ length: count }, () => 1_900));
});
