import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initiatePayment } from '#functions/money/orders/initiatePayment.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from './project.store.ts';
import { stats } from './stats.store.ts';
import { type AmendmentWorld, amendmentWorld } from './testing/amendmentWorld.ts';

let world: AmendmentWorld;
beforeAll(async () => {
  world = await amendmentWorld();
});
afterAll(() => world.close());

describe('number and price of units', () => {
  test('can change freely while none is sold', async () => {
    const id = await world.samples.published(world.owner);
    expect((await world.amend(id, { numberOfContributions: 50 })).data).toMatchObject({
      unitPrice: 20_00,
      remainingUnits: 50,
    });
    expect((await world.see(id))?.remainingUnits).toBe(50);
  });

  test('cannot change the price once a unit is reserved or sold', async () => {
    const id = await world.samples.published(world.owner);
    const unit = [{ shard: 2, quantity: 1 }];
    await world.table.transact(...stats.reserveUnits(id, 10_00, unit));
    expect((await world.amend(id, { numberOfContributions: 50 })).code).toBe('INVALID_AMOUNT');
    await world.table.transact(...stats.sellReserved(id, unit));
    expect((await world.amend(id, { totalContributionBudget: 2_000_00 })).code).toBe('INVALID_AMOUNT');
    expect((await world.amend(id, { totalContributionBudget: 1_000_00, name: 'Same price' })).status).toBe(
      200,
    );
  });

  test('refuse an order that was priced before they changed', async () => {
    const id = await world.samples.published(world.owner);
    const change = { numberOfContributions: 50 };
    const changing: typeof world.table = {
      ...world.table,
      transact: async (...steps) => {
        await world.amend(id, change);
        return await world.table.transact(...steps);
      },
    };
    const order = {
      items: [{ kind: 'points', ProjectID: id, quantity: 2, price: 10_00 }],
      total: 20_00,
      currency: 'EUR',
      orderKey: 'an-order-key-0001',
    } as const;
    const outcome = await initiatePayment.invoke(
      { body: { ...order, items: [...order.items] }, caller: await world.samples.callerOf(world.other) },
      { ...world.deps, table: changing },
    );
    expect(outcome).toMatchObject({ code: 'CONCURRENT_UPDATE' });
    expect(await world.see(id)).toMatchObject({ unitPrice: 20_00, remainingUnits: 50 });
  });

  test('can change at the same price, never below the units sold or reserved', async () => {
    const id = await world.samples.published(world.owner);
    const tens = [0, 1, 2].map(shard => ({ shard, quantity: 10 }));
    await world.table.transact(...stats.reserveUnits(id, 10_00, tens));
    await world.table.transact(...stats.sellReserved(id, tens.slice(0, 2)));
    const sized = (numberOfContributions: number) =>
      world.amend(id, { numberOfContributions, totalContributionBudget: numberOfContributions * 10_00 });
    expect((await sized(120)).data?.remainingUnits).toBe(90);
    expect((await sized(29)).code).toBe('INVALID_AMOUNT');
    expect((await sized(30)).data?.remainingUnits).toBe(0);
    expect(await world.see(id)).toMatchObject({
      soldUnits: 20,
      remainingUnits: 0,
      numberOfContributions: 30,
    });
    const one = [{ shard: 5, quantity: 1 }];
    expect(await world.table.transact(...stats.reserveUnits(id, 10_00, one))).toMatchObject({
      code: 'UNITS_SOLD_OUT',
    });
  });

  test('must yield a whole price together with the unchanged fields', async () => {
    const id = await world.samples.published(world.owner);
    const { code, envelope } = await world.amend(id, { numberOfContributions: 333 });
    expect(code).toBe('VALIDATION_FAILED');
    expect(envelope?.data).toMatchObject({
      fields: [{ path: 'change.numberOfContributions', i18nID: 'validation.unit_price' }],
    });
  });

  test.each([
    [
      { numberOfContributions: 1, totalContributionBudget: 1_000_000_00 },
      'unit_price_large',
      'numberOfContributions',
    ],
    [{ numberOfContributions: 3, totalContributionBudget: 1_80 }, 'points_total', 'totalContributionBudget'],
    [{ totalContributionBudget: 1_00 }, 'points_total', 'totalContributionBudget'],
  ])('refuse a price that nobody can pay: %j', async (change, problem, field) => {
    const id = await world.samples.published(world.owner);
    const { code, envelope } = await world.amend(id, change);
    expect(code).toBe('VALIDATION_FAILED');
    expect(envelope?.data).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ path: `change.${field}`, i18nID: `validation.${problem}` }),
      ]),
    });
  });

  test('that nobody could pay stay readable in an older project, which can change everything else', async () => {
    const id = await world.samples.submitted(world.owner);
    const older = { budget: 1_00, totalContributionBudget: 1_00, numberOfContributions: 1 };
    await world.table.write(Step.update(projects.key(id), older));
    expect(await world.see(id)).toMatchObject({ unitPrice: 1_00, budget: 1_00 });
    const change = { name: 'A garden on another roof', budget: 20_00 };
    const known = { name: 'A garden on the roof', budget: 1_00 };
    const { data } = await world.amend(id, change, { known });
    expect(data).toMatchObject(change);
  });

  test('keep the currency once a published project accepts payments', async () => {
    const id = await world.samples.published(world.owner);
    expect((await world.amend(id, { country: 'GB' })).code).toBe('INVALID_AMOUNT');
    expect((await world.amend(id, { country: 'ES' })).data).toMatchObject({ country: 'ES', currency: 'EUR' });
    const waiting = await world.samples.submitted(world.owner);
    expect((await world.amend(waiting, { country: 'GB' })).data).toMatchObject({
      country: 'GB',
      currency: 'GBP',
    });
  });
});
