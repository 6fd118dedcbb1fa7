import { afterAll, beforeAll, expect, test } from 'vitest';
import { recompute } from '#functions/ledger/recompute.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import { type Currency, currencies } from '#shared/settings.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { cards } from '../testing/paying.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

interface Gift {
  currency: Currency;
  planTypeId: PlanTypeId;
  card: string;
  feeCovered: boolean;
}

/** The platform's fees from all payments in a currency, less the provider's fees for them, in minor units. */
async function resultIn(currency: Currency): Promise<number> {
  const { balances } = await recompute(world.table);
  const of = (account: string) => balances.get(`${account} ${currency}`) ?? 0;
  return -of('revenue:commission') - of('fees:stripe');
}

/** The platform's result of the smallest gift, less the provider's fee, in minor units. */
async function resultOf({ currency, planTypeId, card, feeCovered }: Gift): Promise<number> {
  const [owner, donor] = [await world.person({ planTypeId }), await world.person()];
  const project = await world.project(owner, { currency });
  const before = await resultIn(currency);
  await world.buy({ by: donor, to: project, amount: 200, feeCovered }, card);
  await world.pass({ minutes: 1 });
  return (await resultIn(currency)) - before;
}

test.each(currencies)('the smallest gift in %s loses no money with any card', async currency => {
  const results: number[] = [];
  for (const card of [cards.good, cards.european, cards.international])
    for (const feeCovered of [false, true])
      results.push(await resultOf({ currency, planTypeId: 'premium', card, feeCovered }));
  expect(results.filter(result => result < 0)).toEqual([]);
  expect(results.slice(-2)).toEqual([0, 0]); // the dearest card costs the fee
  expect(await world.discrepancies()).toEqual([]);
});

test.each(['free', 'basic', 'pro'] as const)(
  'nor does it for an owner with the plan %s',
  async planTypeId => {
    const gift = { currency: 'EUR', planTypeId, card: cards.international, feeCovered: false } as const;
    expect(await resultOf(gift)).toBe(0);
  },
);
