import { afterAll, beforeAll, expect, test } from 'vitest';
import { recompute } from '#functions/ledger/recompute.ts';
import { createProjectWorld, type ProjectWorld } from '#functions/money/testing/projectWorld.ts';
import type { PayeeQuarter, PayeeYear } from '#shared/entities/finance.ts';
import type { UserID } from '#shared/ids.ts';
import { listPayees } from './listPayees.ts';

let world: ProjectWorld;
let administrator: UserID;
let member: UserID;

/** Donations and points in the last quarter of one year and the first of the next, with refunds in both. */
beforeAll(async () => {
  world = await createProjectWorld();
  administrator = await world.person({ username: 'finance' });
  const { owner, donor, projectId: to } = world;
  const stripe = await world.stripe();
  const refund = async (id: Parameters<typeof world.intentOf>[0], amount: number) => {
    await stripe.refunds.create({ payment_intent: await world.intentOf(id), amount });
    await world.provider.deliveries.idle();
  };
  await world.onboard(owner);
  const donation = await world.buy({ by: donor, to, amount: 10_000 });
  // The second refund returns a penny of the fee, and nothing of the owner's share.
  const small = await world.buy({ by: donor, to, amount: 1_000, anonymous: true });
  await refund(small.PaymentID, 10);
  await refund(small.PaymentID, 1);
  await world.changeProject({ contributorsPart: 40 });
  member = await world.addMember(5);
  await world.buy({ by: donor, to, units: 5 });
  await refund(donation.PaymentID, 2_000);
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  await world.pass({ days: 40 });
  await world.buy({ by: donor, to, units: 1 });
  await refund(donation.PaymentID, 3_000);
  await world.pass({ days: 20 });
  await world.jobs.transferPayouts();
  await world.runStream();
});
afterAll(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const asAdmin = () => ({ as: administrator, groups: ['admins'] });
const none: PayeeQuarter = { received: 0, returned: 0, sold: 0, fees: 0, payments: 0 };

async function yearOf(payee: UserID, year: string): Promise<PayeeYear | undefined> {
  const { data } = await world.call(listPayees, { query: { year } }, asAdmin());
  return data?.items.find(one => one.payee.UserID === payee);
}

test('a payee’s year has what each quarter brought, took back, was sold and cost in fees', async () => {
  const before = await yearOf(world.owner, '2026');
  expect(before).toMatchObject({ country: 'GB', currency: 'GBP', payee: { username: 'owner' } });
  expect(before?.accountId).toMatch(/^acct_/);
  // 9,500 and 947 of the donations and 60 % of 9,500 for the points, less 1,900 and 10 refunded
  expect(before?.quarters).toEqual([
    none,
    none,
    none,
    {
      received: 9_500 + 947 + 5_700,
      returned: 1_900 + 10,
      sold: 5_700,
      fees: 500 + 500 + 53 - 100 - 1,
      payments: 3,
    },
  ]);
  expect((await yearOf(world.owner, '2027'))?.quarters).toEqual([
    { received: 1_140, returned: 2_850, sold: 1_140, fees: 100 - 150, payments: 1 },
    none,
    none,
    none,
  ]);
});

test('a member of a team bears no fee', async () => {
  expect((await yearOf(member, '2026'))?.quarters[3]).toEqual({
    received: 3_800,
    returned: 0,
    sold: 3_800,
    fees: 0,
    payments: 1,
  });
  expect((await yearOf(member, '2026'))?.accountId).toBeUndefined();
});

test('the fees of all payees are the commission of the ledger', async () => {
  const all = await Promise.all(
    ['2026', '2027'].map(
      async year => (await world.call(listPayees, { query: { year } }, asAdmin())).data?.items ?? [],
    ),
  );
  const fees = all.flat().flatMap(({ quarters }) => quarters.map(({ fees: fee }) => fee));
  const { balances } = await recompute(world.table);
  expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(-(balances.get('revenue:commission GBP') ?? 0));
});

test('the payees of a year are listed page by page, and those of other years are not', async () => {
  const first = (await world.call(listPayees, { query: { year: '2026', limit: 1 } }, asAdmin())).data;
  const query = { year: '2026', limit: 1, cursor: first?.cursor };
  const second = (await world.call(listPayees, { query }, asAdmin())).data;
  const names = [...(first?.items ?? []), ...(second?.items ?? [])].map(({ payee }) => payee.UserID);
  expect(names.toSorted()).toEqual([world.owner, member].toSorted());
  expect((await world.call(listPayees, { query: { year: '2025' } }, asAdmin())).data?.items).toEqual([]);
});

test('only administrators read the figures, and only of a real year', async () => {
  const ask = (year: string, sending: object) => world.callWith(listPayees, { query: { year } }, sending);
  expect(await ask('2026', { as: world.owner })).toMatchObject({ code: 'ADMIN_ONLY' });
  expect(await ask('2026', {})).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  for (const year of ['1999', '26', '']) {
    expect(await ask(year, asAdmin())).toMatchObject({ code: 'VALIDATION_FAILED' });
  }
});
