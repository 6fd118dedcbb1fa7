import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { createPayoutWorld, type PayoutWorld } from './testing/payoutWorld.ts';

let world: PayoutWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createPayoutWorld();
  ({ owner, donor, projectId: project } = world);
});
afterEach(async () => {
  world.database.faults.clear();
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

describe('while the table’s first response to each write is lost', () => {
  const loseResponses = () => world.database.faults.loseFirstResponses();

  test('an administrator’s transfer is sent once and reported as completed', async () => {
    const id = await world.eligiblePayout();
    await world.onboard(owner);
    loseResponses();

    expect(await world.transferByHand(id)).toMatchObject({ status: 200, data: { status: 'completed' } });
    expect(await world.transfers()).toMatchObject([{ amount: 9_500 }]);
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
  });

  test('the payout job makes a due payout eligible and sends it once', async () => {
    await world.onboard(owner);
    await world.buy({ by: donor, to: project, amount: 10_000 });
    await world.pass({ days: 15 });
    loseResponses();
    await world.jobs.transferPayouts();

    expect(await world.transfers()).toMatchObject([{ amount: 9_500 }]);
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
    expect(await world.payoutsOf(world.admin)).toMatchObject([{ status: 'eligible' }]); // of `createPayoutWorld`
  });

  test('a checkout session is returned without a further question to the provider', async () => {
    const payment = await world.ordered({ by: donor, to: project, units: 2 });
    loseResponses();
    world.provider.faults.next('GET /v1/checkout/sessions', 500, 4);

    expect(await world.checkout(donor, payment)).toMatchObject({ status: 200 });
    world.provider.faults.clear();
  });

  test('an order is placed, paid and booked once', async () => {
    loseResponses();
    const { PaymentID } = await world.buy({ by: donor, to: project, units: 3 });

    expect(await world.orderOf(donor, PaymentID)).toMatchObject({ status: 'success' });
    expect(await world.statsOf(project)).toEqual({
      raised: 3_750,
      supporters: 1,
      soldUnits: 3,
      reservedUnits: 0,
      remainingUnits: 797,
    });
    expect(await world.payoutsOf(owner)).toHaveLength(1);
  });

  test('a cancelled order releases its units once', async () => {
    const payment = await world.ordered({ by: donor, to: project, units: 3 });
    await world.page(donor, payment);
    loseResponses();

    expect(await world.cancel(donor, payment.PaymentID)).toMatchObject({ data: { status: 'cancelled' } });
    expect(await world.statsOf(project)).toMatchObject({ reservedUnits: 0, remainingUnits: 800 });
  });

  test('onboarding creates one payout account', async () => {
    loseResponses();
    await world.onboard(owner);

    expect((await (await world.stripe()).accounts.list({})).data).toHaveLength(1);
  });
});
