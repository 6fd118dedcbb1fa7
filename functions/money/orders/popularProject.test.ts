import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addComment } from '#functions/comments/addComment.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { likeProject } from '#functions/projects/likeProject.ts';
import { readStats } from '#functions/projects/stats.store.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { planPaymentBooking } from '../captures/planPaymentBooking.ts';
import { checkLedger } from '../reconciliation/checkLedger.ts';
import { createMoneyWorld, type MoneyWorld } from '../testing/moneyWorld.ts';
import { orders } from './order.store.ts';

let world: MoneyWorld;
let owner: UserID;

beforeAll(async () => {
  world = await createMoneyWorld();
  owner = await world.person();
});
afterAll(() => world.close());

const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.person()));

/** Books the payment of an order as its webhook does. */
async function book(id: PaymentID): Promise<string | undefined> {
  const order = await world.table.get(orders.key(id));
  if (!order) throw new Error(`Order ${id} not found`);
  const { total: amount, currency } = order;
  const captured = { intentId: `pi_${id}`, chargeId: `ch_${id}`, amount, currency, settled: undefined };
  const booked = await planPaymentBooking(world.deps, order, { ...captured, at: world.clock.now() });
  return isRefusal(booked) ? booked.code : (await world.table.transact(...booked.steps))?.code;
}

describe('many people at the same time', () => {
  test('200 buyers of the last 50 units: all are sold, and the others learn that none is left', async () => {
    const project = await world.project(owner, {
      numberOfContributions: 50,
      totalContributionBudget: 50_000,
    });
    const buyers = await people(200);
    const answers = await Promise.all(buyers.map(by => world.order({ by, to: project, units: 1 })));

    const outcomes = Map.groupBy(answers, ({ code }) => code ?? 'placed');
    const counts = Object.fromEntries([...outcomes].map(([code, { length }]) => [code, length]));
    expect(counts).toEqual({ placed: 50, UNITS_SOLD_OUT: 150 });
    expect(await world.statsOf(project)).toMatchObject({ reservedUnits: 50, remainingUnits: 0 });
  });

  test('a buyer whom others overtake every time may try again, and does not learn that none is left', async () => {
    const project = await world.project(owner);
    const overtaken: typeof world.table.transact = async () => refuse('UNITS_SOLD_OUT');
    const { transact } = world.deps.table;
    Object.assign(world.deps.table, { transact: overtaken });
    try {
      const answer = await world.order({ by: await world.person(), to: project, units: 1 });
      expect(answer).toMatchObject({ status: 409, code: 'CONCURRENT_UPDATE' });
    } finally {
      Object.assign(world.deps.table, { transact });
    }
  });

  test('50 donors, likes and comments of one project: none is refused, and the counters are exact', async () => {
    const project = await world.project(owner);
    const everyone = await people(50);
    const like = (by: UserID, ProjectID: ProjectID) =>
      world.call(likeProject, { ProjectID, body: { liked: true } }, { as: by });
    const comment = (by: UserID, ProjectID: ProjectID) =>
      world.call(addComment, { ProjectID, body: { text: 'Well done!' } }, { as: by });

    const placed = await Promise.all(everyone.map(by => world.order({ by, to: project, amount: 20_00 })));
    const others = await Promise.all(everyone.flatMap(by => [like(by, project), comment(by, project)]));
    expect([...placed, ...others].flatMap(({ code }) => code ?? [])).toEqual([]);
    const booked = await Promise.all(placed.flatMap(({ data }) => (data ? [book(data.PaymentID)] : [])));
    expect(booked.filter(code => code !== undefined)).toEqual([]);

    const counted = (await readStats(world.table, project))?.totals;
    expect(counted).toMatchObject({ likes: 50, comments: 50, raised: 50 * 20_00, supporters: 50 });
    expect((await checkLedger(world.table)).discrepancies).toEqual([]);
  });
});
