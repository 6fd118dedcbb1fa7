import { array, assert, integer, property } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { receivableFrom } from '#functions/ledger/accounts.ts';
import { balances } from '#functions/ledger/ledger.ts';
import { type PaymentID, UserID } from '#shared/ids.ts';
import { cards } from '../testing/paying.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { type StoredDebt, withCause, withSettled } from './debt.store.ts';
import { listDebts } from './listDebts.ts';
import { listMyDebts } from './listMyDebts.ts';

/** Debts of recipients after refunds and disputes of money that had been paid out. */
let world: ProjectWorld;
beforeEach(async () => {
  world = await createProjectWorld();
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const buy = (amount: number, card = cards.good) =>
  world.buy({ by: world.donor, to: world.projectId, amount }, card);

async function payOut(): Promise<void> {
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
}

async function refund(id: PaymentID, amount?: number): Promise<void> {
  const stripe = await world.stripe();
  await stripe.refunds.create({ payment_intent: await world.intentOf(id), ...(amount && { amount }) });
  await world.provider.deliveries.idle();
}

async function owed() {
  await world.runStream();
  const { data } = await world.call(listMyDebts, {}, { as: world.owner });
  const inLedger = await world.table.get(balances.key(receivableFrom(world.owner), 'GBP', '0'));
  const sum = data?.items.reduce((total, { amount }) => total + amount, 0) ?? 0;
  expect(sum).toBe(inLedger?.amount ?? 0);
  return data?.items;
}

test('are listed with their age and causes, until later payouts have settled them', async () => {
  await world.onboard(world.owner);
  const [first, second] = [await buy(10_000), await buy(6_000)];
  await payOut();
  expect(await owed()).toEqual([]);

  await refund(first.PaymentID);
  const since = world.clock.now();
  await world.pass({ days: 2 });
  await refund(second.PaymentID, 2_000);
  const project = { ProjectID: world.projectId, shortName: expect.any(String) };
  expect(await owed()).toMatchObject([
    {
      currency: 'GBP',
      amount: 11_400,
      causes: [
        { kind: 'refund', amount: 9_500, PaymentID: first.PaymentID, project },
        { kind: 'refund', amount: 1_900, PaymentID: second.PaymentID, project },
      ],
      hasMore: false,
    },
  ]);
  expect((await owed())?.[0]?.since.slice(0, 10)).toBe(since.slice(0, 10));

  const asAdmin = { as: await world.person(), groups: ['admins'] };
  expect((await world.call(listDebts, { query: {} }, asAdmin)).data?.items).toMatchObject([
    { amount: 11_400, recipient: { UserID: world.owner }, causes: [{}, {}] },
  ]);

  await buy(11_000);
  await payOut();
  expect(await owed()).toMatchObject([
    { amount: 950, causes: [{ amount: 950, PaymentID: second.PaymentID }] },
  ]);
  await buy(4_000);
  await payOut();
  expect(await owed()).toEqual([]);
  expect((await world.call(listDebts, { query: {} }, asAdmin)).data?.items).toEqual([]);
});

test('name a lost dispute as such', async () => {
  await world.onboard(world.owner);
  world.provider.deliveries.hold();
  const payment = await buy(10_000, cards.disputed);
  await buy(50_000); // of which the first is paid out
  expect(await world.orderOf(world.donor, payment.PaymentID)).toMatchObject({ status: 'success' });
  await payOut();
  const stripe = await world.stripe();
  const [dispute] = (await stripe.disputes.list({})).data;
  await stripe.disputes.close(dispute?.id ?? '');
  world.provider.deliveries.release();
  await world.provider.deliveries.idle();
  expect(await owed()).toMatchObject([{ causes: [{ kind: 'dispute', amount: 9_500 }] }]);
});

describe('A debt', () => {
  const none: StoredDebt = {
    UserID: UserID.parse('someone'),
    currency: 'GBP',
    causes: [],
    settledAhead: 0,
    version: 0,
  };
  const sumOf = ({ causes, settledAhead }: StoredDebt) =>
    causes.reduce((sum, { amount }) => sum + amount, 0) - settledAhead;

  test('is the sum of its changes, in whatever order they are entered', () => {
    const changes = array(integer({ min: -5_000, max: 5_000 }), { maxLength: 250 });
    assert(
      property(changes, amounts => {
        const debt = amounts.reduce(
          (before, amount, index) =>
            amount < 0
              ? withSettled(before, -amount)
              : withCause(before, { kind: 'refund', at: new Date(index * 1_000).toISOString(), amount }),
          none,
        );
        expect(sumOf(debt)).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        expect(debt.causes.length).toBeLessThanOrEqual(100);
        expect(debt.causes.every(({ amount }) => amount > 0)).toBe(true);
        expect(debt.settledAhead === 0 || debt.causes.length === 0).toBe(true);
      }),
    );
  });
});
