import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPostings, recompute } from '#functions/ledger/recompute.ts';
import { cards } from '#functions/money/testing/paying.ts';
import { createProjectWorld, type ProjectWorld } from '#functions/money/testing/projectWorld.ts';
import type { MonthEndCurrency, MonthlyResult } from '#shared/entities/finance.ts';
import { feeAccounts, moneyAccounts } from '#shared/finance.ts';
import type { UserID } from '#shared/ids.ts';
import { addToMonthTotals } from './addToMonthTotals.ts';
import { getMonthEnd } from './getMonthEnd.ts';
import { listMonthlyResults } from './listMonthlyResults.ts';

let world: ProjectWorld;
let administrator: UserID;

/** Payments, refunds before and after the transfer, a lost dispute, a set-off and a withdrawal over three months. */
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
  const first = await world.buy({ by: donor, to, amount: 10_000 });
  await refund(first.PaymentID, 2_000);
  await world.pass({ days: 15 });
  await world.jobs.transferPayouts();
  await refund(first.PaymentID, 3_000);

  await world.pass({ days: 20 });
  await world.buy({ by: donor, to, amount: 8_000 }, cards.disputed);
  const [dispute] = (await stripe.disputes.list({})).data;
  await stripe.disputes.close(dispute?.id ?? '');
  await world.provider.deliveries.idle();
  await world.changeProject({ contributorsPart: 33 });
  await world.addMember(3);
  await world.addMember(7);
  await world.buy({ by: donor, to, amount: 20_001 });

  await world.pass({ days: 20 });
  await world.jobs.transferPayouts();
  await world.runStream();
});
afterAll(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const asAdmin = () => ({ as: administrator, groups: ['admins'] });

async function monthEnd(month: string): Promise<MonthEndCurrency | undefined> {
  const { data } = await world.call(getMonthEnd, { query: { month } }, asAdmin());
  return data?.currencies.find(({ currency }) => currency === 'GBP');
}

test('each month opens as the last one closed, and the balances are those of the ledger', async () => {
  const months = [await monthEnd('2026-11'), await monthEnd('2026-12'), await monthEnd('2027-01')];
  months.forEach((month, at) => {
    const balances = Object.entries(month?.balances ?? {});
    expect(balances.reduce((sum, [, { closing }]) => sum + closing, 0)).toBe(0);
    for (const [name, { opening }] of balances)
      expect([name, opening]).toEqual([
        name,
        at === 0 ? 0 : months[at - 1]?.balances[name as keyof MonthEndCurrency['balances']].closing,
      ]);
  });

  const { balances } = await recompute(world.table);
  const ledger = (prefix: string) =>
    [...balances].reduce((sum, [name, amount]) => sum + (name.startsWith(prefix) ? amount : 0), 0);
  const closing = (name: keyof MonthEndCurrency['balances']) => months[2]?.balances[name].closing;
  expect({
    provider: closing('provider'),
    owedToPayees: closing('owedToPayees'),
    payeesOwe: closing('payeesOwe'),
    commission: closing('commission'),
    clearing: closing('clearing'),
  }).toEqual({
    provider: ledger('provider:stripe'),
    owedToPayees: ledger('payable:user:'),
    payeesOwe: ledger('receivable:user:'),
    commission: ledger('revenue:commission'),
    clearing: ledger('clearing'),
  });
  expect(feeAccounts.reduce((sum, name) => sum + (closing(name) ?? 0), 0)).toBe(ledger('fees:stripe'));
});

test('movements are gross payments, what was given back and transferred; with the fees they are the change', async () => {
  const none = {
    payments: 0,
    unapplied: 0,
    plans: 0,
    refunds: 0,
    disputesLost: 0,
    reinstated: 0,
    transferred: 0,
    transfersReversed: 0,
    withdrawn: 0,
    toppedUp: 0,
    fees: expect.any(Number),
    rest: 0,
  };
  expect((await monthEnd('2026-11'))?.movements).toEqual({ ...none, payments: 10_000, refunds: -2_000 });
  expect((await monthEnd('2026-12'))?.movements).toEqual({
    ...none,
    payments: 28_001,
    refunds: -3_000,
    disputesLost: -8_000,
    transferred: -7_600,
  });
  const january = await monthEnd('2027-01');
  expect(january).toMatchObject({ movements: { payments: 0, refunds: 0 }, setOff: 2_850 });
  for (const month of ['2026-11', '2026-12', '2027-01']) {
    const { balances, movements } = (await monthEnd(month)) ?? {};
    const changes = moneyAccounts.map(
      name => (balances?.[name].closing ?? 0) - (balances?.[name].opening ?? 0),
    );
    const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
    expect(sum(Object.values(movements ?? {}))).toBe(sum(changes));
    expect(movements?.fees).toBeLessThanOrEqual(0);
  }
  expect(await monthEnd('2026-10')).toBeUndefined();
});

test('the result of a month is commission and plans less all fees, as the ledger has them', async () => {
  const { data } = await world.call(listMonthlyResults, { query: { until: '2027-01' } }, asAdmin());
  const results = data?.items ?? [];
  expect(results.map(({ month }) => month)).toEqual(['2027-01', '2026-12', '2026-11']);
  const november = results.at(-1);
  expect(november).toMatchObject({ payments: 10_000, paymentCount: 1, commission: 400, disputeFees: 0 });
  expect(november?.result).toBe(400 - (november?.paymentFees ?? 0));
  expect(results[1]).toMatchObject({ payments: 28_001, paymentCount: 2, commission: 1_000 - 150 });
  expect(results[1]?.disputeFees).toBeGreaterThan(0);

  const { balances } = await recompute(world.table);
  const earned = -['revenue:commission', 'revenue:subscriptions', 'fees:stripe'].reduce(
    (sum, account) => sum + (balances.get(`${account} GBP`) ?? 0),
    0,
  );
  expect(results.reduce((sum, { result }: MonthlyResult) => sum + result, 0)).toBe(earned);

  const later = await world.call(listMonthlyResults, { query: { until: '2027-11' } }, asAdmin());
  expect(later.data?.items.map(({ month }) => month)).toEqual(['2027-01', '2026-12']);
});

test('a change that was posted before adds nothing', async () => {
  for await (const posting of allPostings(world.table))
    expect(await addToMonthTotals({ id: '1', before: posting, after: posting }, world.deps)).toBeUndefined();
});

test('only administrators read the books, and only of a real month', async () => {
  for (const [handler, name] of [
    [getMonthEnd, 'month'],
    [listMonthlyResults, 'until'],
  ] as const) {
    const ask = (value: string, sending: object) =>
      world.callWith(handler, { query: { [name]: value } }, sending);
    expect(await ask('2026-11', { as: world.owner })).toMatchObject({ code: 'ADMIN_ONLY' });
    expect(await ask('2026-11', {})).toMatchObject({ code: 'NOT_AUTHENTICATED' });
    for (const month of ['2026-13', '26-11', ''])
      expect(await ask(month, asAdmin())).toMatchObject({ code: 'VALIDATION_FAILED' });
  }
});
