import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { UserID } from '#shared/ids.ts';
import { impatient } from '../testing/moneyWorld.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';

let world: PayoutWorld;
let owner: UserID;

beforeEach(async () => {
  world = await createPayoutWorld(impatient);
  ({ owner } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

describe('a transfer with an unknown outcome', () => {
  test('is not sent again if it was made, and the reconciliation completes it', async () => {
    const id = await world.eligiblePayout();
    await world.onboard(owner);
    world.provider.faults.next('POST /v1/transfers', 'timeout', 2);
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'processing' }]);
    expect(await world.transferByHand(id)).toMatchObject({ status: 409, code: 'PAYOUT_NOT_TRANSFERABLE' });
    await world.jobs.transferPayouts();
    expect(await world.transfers()).toHaveLength(1);

    await Promise.all([world.jobs.reconcile(), world.jobs.reconcile()]);
    const [payout] = await world.payoutsOf(owner);
    expect(payout).toMatchObject({ status: 'completed', transferId: (await world.transfers())[0]?.id });
    expect(await world.transfers()).toHaveLength(1);
  });

  test('is repeated with the same idempotency key if it was never made', async () => {
    await world.eligiblePayout();
    await world.onboard(owner);
    await withProviderUnreachable(() => world.jobs.transferPayouts());
    expect(await world.transfers()).toEqual([]);
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'processing' }]);

    await world.jobs.reconcile();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
    expect(await world.transfers()).toHaveLength(1);
  });

  test('fails after an hour of provider errors, and an administrator can send it once', async () => {
    const id = await world.eligiblePayout();
    await world.onboard(owner);
    world.provider.faults.next('POST /v1/transfers', 500);
    await world.jobs.transferPayouts();
    await world.jobs.reconcile();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'processing' }]);

    await world.pass({ minutes: 61 });
    await world.jobs.reconcile();
    expect(await world.payoutsOf(owner)).toMatchObject([
      { status: 'failed', reason: 'payoutReason.outcome_unknown' },
    ]);
    expect(await world.transferByHand(id)).toMatchObject({ status: 200, data: { status: 'completed' } });
    expect(await world.transfers()).toHaveLength(1);
  });

  /** Runs `work` while no transfer request reaches the provider, so that no idempotency key is used up. */
  async function withProviderUnreachable(work: () => Promise<unknown>): Promise<void> {
    const { transfers: resource } = await world.stripe();
    const create = resource.create.bind(resource);
    resource.create = () =>
      Promise.reject(new Stripe.errors.StripeConnectionError({ message: 'unreachable', type: 'api_error' }));
    await work();
    resource.create = create;
  }
});
