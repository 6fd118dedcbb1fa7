import { type Arbitrary, array, constantFrom, nat, record } from 'fast-check';
import { expect } from 'vitest';
import { type Random, randomFrom } from '#shared/random.ts';
import { orders, paidOrdersOf } from '../../orders/order.store.ts';
import { checkLedger } from '../../reconciliation/checkLedger.ts';
import { type ActionName, actionNames, actions, drawsFrom } from './actions.ts';
import { holdFaults } from './holdFaults.ts';
import { ledgerFaults } from './ledgerFaults.ts';
import { releaseAll } from './releaseAll.ts';
import { createSetting, type Setting, unitsOffered } from './setting.ts';

/** A history: actions, each with the seed of its draws, so that leaving some out changes none of the others. */
export type History = readonly { act: ActionName; seed: number }[];

/** Histories of about `length` actions. */
export const histories = (length: number): Arbitrary<History> =>
  array(record({ act: constantFrom(...actionNames), seed: nat() }), {
    minLength: Math.ceil(length / 2),
    maxLength: length,
    size: 'max',
  });

/** Totals of a history, so that a test can tell that something happened. */
export interface Totals {
  orders: number;
  postings: number;
  transfers: number;
  /** Refunds by calls, from the request or decision on. */
  refunds: number;
}

/**
 * Replays a history in a world of its own. Processes the events after most actions and then, always or every `checkEvery`
 * actions, checks that the ledger is balanced, no unit is oversold, and payouts wait for the open refunds of their payments
 * and for no others. At the end, after the jobs have resolved everything that was lost or held, it checks that the ledger
 * agrees with the provider and no payout was sent twice.
 */
export async function replay(history: History, { checkEvery = 1 } = {}): Promise<Totals> {
  const setting = await createSetting();
  const { world } = setting;
  try {
    for (const [place, { act, seed }] of history.entries()) {
      const random: Random = randomFrom(String(seed));
      await actions[act](setting, drawsFrom(random));
      if (random() < 0.2) continue; // the next action overlaps with the events of this one
      await world.provider.deliveries.idle();
      if (place % checkEvery > 0) continue;
      expect(await ledgerFaults(world), `after ${act}`).toEqual([]);
      expect(await holdFaults(setting), `after ${act}`).toEqual([]);
      await expectNothingOversold(setting);
    }
    await releaseAll(setting);
    return await expectResolved(setting);
  } finally {
    await world.close();
  }
}

async function expectNothingOversold({ world, projects }: Setting): Promise<void> {
  for (const project of projects) {
    const { soldUnits, reservedUnits, remainingUnits } = await world.statsOf(project);
    expect(soldUnits + reservedUnits + remainingUnits).toBe(unitsOffered);
    expect(Math.min(soldUnits, reservedUnits, remainingUnits)).toBeGreaterThanOrEqual(0);
  }
}

async function expectResolved(setting: Setting): Promise<Totals> {
  const { world, projects } = setting;
  expect(await world.discrepancies()).toEqual([]);
  expect(await holdFaults(setting)).toEqual([]);
  const stripe = await world.stripe();
  const transfers = await stripe.transfers.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const kept = transfers.filter(({ reversed }) => !reversed);
  const ids = kept.map(({ metadata }) => metadata['recipientPayoutId']);
  expect(new Set(ids).size).toBe(ids.length);

  let refunds = 0;
  for (const project of projects) {
    const { soldUnits, reservedUnits, raised, supporters } = await world.statsOf(project);
    const { items } = await world.table.query(orders, {
      index: 'gsi2',
      pk: paidOrdersOf(project),
      limit: 500,
    });
    refunds += sum(items.map(({ refundCount = 0 }) => refundCount));
    const paid = items.filter(({ status }) => status === 'success');
    const holding = paid.filter(({ kind, unitsReleased }) => kind === 'points' && !unitsReleased);
    expect(reservedUnits).toBe(0);
    expect(soldUnits).toBe(sum(holding.map(({ quantity }) => quantity)));
    expect(raised).toBe(
      sum(
        items.map(
          ({ total, refunded, feeCovered, commission }) => total - refunded - (feeCovered ? commission : 0),
        ),
      ),
    );
    expect(supporters).toBe(new Set(paid.map(({ payerId }) => payerId)).size);
  }
  const { postings, orders: booked } = await checkLedger(world.table);
  return { postings, orders: booked, transfers: transfers.length, refunds };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
