import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import { payouts } from '../payouts/payout.store.ts';
import { sendPayout } from '../sync/sendPayout.ts';
import { makeHolding } from '../testing/holding.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';

type Holding = ReturnType<typeof makeHolding>;
let world: PayoutWorld;
let paid: Holding['paid'];
let payoutOf: Holding['payoutOf'];
let sentAmounts: Holding['sentAmounts'];
beforeEach(async () => {
  world = await createPayoutWorld();
  await world.onboard(world.owner);
  ({ paid, payoutOf, sentAmounts } = makeHolding(world));
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

describe('a request in the moment in which the payout is due', () => {
  /** Advances to the time at which refunds can no longer be requested and the payout is sent. */
  const untilDue = () => world.pass({ days: 14 });

  test('holds it if it arrives after the payout was selected and before it is claimed', async () => {
    const asked = await paid(10_000);
    await untilDue();
    const { recipientPayoutId } = await payoutOf(asked.PaymentID);
    let isAsked = false;
    const transact: Table['transact'] = async (...steps) => {
      const isClaim = steps.some(step => step?.target.startsWith(`payout#${recipientPayoutId}`));
      if (isClaim && !isAsked) {
        isAsked = true;
        await asked.asked();
      }
      return await world.table.transact(...steps);
    };
    const pending = await world.table.get(payouts.key(recipientPayoutId));
    await world.table.write(Step.update(payouts.key(recipientPayoutId), { status: 'eligible' }, pending));
    const sent = await sendPayout({ ...world.deps, table: { ...world.table, transact } }, recipientPayoutId);

    expect(isAsked).toBe(true);
    expect(isRefusal(sent) && sent.code).toBe('PAYOUT_NOT_TRANSFERABLE');
    expect(await world.transferByHand(recipientPayoutId)).toMatchObject({ code: 'PAYOUT_HELD' });
    expect(await sentAmounts()).toEqual([]);
  });

  test('keeps the payout from being sent again if the transfer under way fails', async () => {
    const asked = await paid(10_000);
    await untilDue();
    world.provider.faults.next('POST /v1/transfers', 500, 9);
    await world.jobs.transferPayouts();
    expect((await payoutOf(asked.PaymentID)).status).toBe('processing');
    await asked.asked();
    world.provider.faults.clear();
    await world.pass({ minutes: 90 }); // an attempt of which the provider knows nothing has failed after an hour
    await world.jobs.reconcile();

    const failed = await payoutOf(asked.PaymentID);
    expect(failed).toMatchObject({ status: 'failed', held: true, reason: 'payoutReason.refund_requested' });
    expect(await world.transferByHand(failed.recipientPayoutId)).toMatchObject({ code: 'PAYOUT_HELD' });
    expect(await sentAmounts()).toEqual([]);
  });

  test('comes too late for a transfer that succeeds: a refund becomes a debt', async () => {
    const asked = await paid(10_000);
    await untilDue();
    world.provider.faults.next('POST /v1/transfers', 'lost', 9);
    await world.jobs.transferPayouts();
    const RefundID = await asked.asked();
    world.provider.faults.clear();
    await world.jobs.reconcile();
    expect((await payoutOf(asked.PaymentID)).status).toBe('completed');
    expect(await asked.answer({ decision: 'grant', RefundID, amount: 10_000 })).toMatchObject({
      status: 200,
    });
    expect(await sentAmounts()).toEqual([9_500]);
  });

  test('holds what is owed again when the transfer is reversed, until it is answered', async () => {
    const asked = await paid(10_000);
    await untilDue();
    world.provider.faults.next('POST /v1/transfers', 'lost', 9);
    await world.jobs.transferPayouts();
    const RefundID = await asked.asked();
    world.provider.faults.clear();
    await world.jobs.reconcile();
    const stripe = await world.stripe();
    const [transfer] = await world.transfers();
    for (const amount of [3_000, 6_500]) {
      await stripe.transfers.createReversal(transfer?.id ?? '', { amount });
      await world.provider.deliveries.idle();
    }
    const failed = async () =>
      (await world.payoutsOf(world.owner)).filter(({ status }) => status === 'failed');
    expect((await failed()).map(({ held }) => held)).toEqual([true, true]);
    await asked.withdraw(RefundID);
    expect((await failed()).map(({ held }) => held)).toEqual([undefined, undefined]);
  });

  test('holds the consolidated payout that contains it as a whole', async () => {
    const [first] = [await paid(1_000), await paid(1_000)];
    await untilDue();
    world.provider.faults.next('POST /v1/transfers', 400);
    await world.jobs.transferPayouts();
    const RefundID = await first.asked();
    const consolidated = async () =>
      (await world.payoutsOf(world.owner)).find(({ status }) => status === 'failed');
    expect(await consolidated()).toMatchObject({ held: true, reason: 'payoutReason.refund_requested' });
    await first.withdraw(RefundID);
    expect(await consolidated()).toMatchObject({ reason: 'payoutReason.refused_by_provider' });
  });
});
