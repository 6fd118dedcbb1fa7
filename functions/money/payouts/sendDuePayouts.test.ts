import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { captures } from '../captures/capture.store.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { payouts } from './payout.store.ts';
import { withRecipientLease } from './recipientLease.store.ts';

let world: PayoutWorld;
let owner: UserID;
let donor: UserID;
let admin: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createPayoutWorld();
  ({ owner, donor, admin, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

describe('the payout job', () => {
  test('sends a payout once, 14 days after its payment', async () => {
    await world.onboard(owner);
    await world.buy({ by: donor, to: project, amount: 10_000 });
    await world.pass({ days: 13 });
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'pending' }]);

    await world.pass({ days: 1 });
    await world.jobs.transferPayouts();
    await world.jobs.transferPayouts();
    const [payout] = await world.payoutsOf(owner);
    expect(payout).toMatchObject({ status: 'completed', amount: 9_500, payoutDate: world.clock.now() });
    expect(await world.transfers()).toMatchObject([
      { id: payout?.transferId, amount: 9_500, currency: 'gbp' },
    ]);
  });

  test('keeps a payout, with the reason, until its recipient has a payout account', async () => {
    await world.eligiblePayout();
    expect(await world.payoutsOf(owner)).toMatchObject([{ reason: 'payoutReason.account_not_ready' }]);
    await world.onboard(owner, 'incomplete');
    await world.jobs.transferPayouts();
    expect(await world.transfers()).toEqual([]);

    await world.onboard(owner);
    await world.jobs.transferPayouts();
    const [payout] = await world.payoutsOf(owner);
    expect(payout?.status).toBe('completed');
    expect(payout?.reason).toBeUndefined();
  });

  test('sends a payout once if several runs overlap', async () => {
    await world.eligiblePayout();
    await world.onboard(owner);
    await Promise.all([
      world.jobs.transferPayouts(),
      world.jobs.transferPayouts(),
      world.jobs.transferPayouts(),
    ]);
    expect(await world.transfers()).toHaveLength(1);
  });

  test('sends later what was queued while a function that was killed still had its recipient', async () => {
    await world.eligiblePayout();
    await world.onboard(owner);
    await new Promise<void>(begun => {
      void withRecipientLease(world.deps, owner, () => {
        begun();
        return new Promise(() => {}); // killed
      });
    });
    await world.deps.payoutQueue.send([{ recipientId: owner }]);
    await world.jobs.sendPayouts();
    expect(await world.transfers()).toEqual([]);

    await world.pass({ minutes: 7 });
    await world.jobs.sendPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
  });

  test('sends the payouts of a recipient as soon as their account is ready', async () => {
    await world.eligiblePayout();
    await world.runStream();
    await world.onboard(owner);
    await world.runStream();
    await world.jobs.sendPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
  });

  test('asks the provider about an account that is not ready once a day', async () => {
    await world.eligiblePayout();
    await world.onboard(owner, 'incomplete');
    const calls = world.provider.faults;
    calls.next('GET /v1/accounts', 500, 1_000);
    await world.pass({ minutes: 60 });
    await world.jobs.transferPayouts();
    expect(world.deps.payoutQueue.deadLetters()).toEqual([]);

    await world.pass({ days: 1 });
    await world.jobs.transferPayouts();
    expect(world.deps.payoutQueue.deadLetters()).toContainEqual({ recipientId: owner });
    calls.clear();
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([{ reason: 'payoutReason.account_not_ready' }]);
  });

  test('sets a payout aside that keeps failing, sends the others, and leaves it to an administrator', async () => {
    const bad = await world.eligiblePayout();
    await world.buy({ by: donor, to: project, amount: 20_000 });
    await world.pass({ days: 15 });
    await world.onboard(owner);
    const { table } = world.deps;
    const charge = captures.key((await table.get(payouts.key(bad)))?.intentId ?? '').pk;
    const get: typeof table.get = async ref => {
      if (ref.pk === charge) throw new Error('This item is broken.');
      return await table.get(ref);
    };
    world.deps.table = { ...table, get };
    await world.jobs.transferPayouts();
    world.deps.table = table;
    expect(await world.payoutsOf(owner)).toMatchObject([
      { amount: 19_000, status: 'completed' },
      { recipientPayoutId: bad, status: 'eligible', reason: 'payoutReason.set_aside' },
    ]);
    expect(world.deps.payoutQueue.deadLetters()).toContainEqual({ recipientId: owner });
    expect(world.logged.some(line => line.includes('payout.set_aside'))).toBe(true);

    await world.jobs.transferPayouts();
    expect(await world.transfers()).toHaveLength(1);
    expect(await world.transferByHand(bad)).toMatchObject({ data: { status: 'completed' } });
  });

  test('a refund after the payout is offset against the next payouts', async () => {
    await world.onboard(owner);
    const first = await world.buy({ by: donor, to: project, amount: 10_000 });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    const stripe = await world.stripe();
    const intents = (await stripe.paymentIntents.list({ limit: 10 })).data;
    const intent = intents.find(({ metadata }) => metadata['PaymentID'] === first.PaymentID);
    await stripe.refunds.create({ payment_intent: intent?.id ?? '' });
    await world.provider.deliveries.idle();
    expect(await world.discrepancies()).toEqual([]);

    await world.buy({ by: donor, to: project, amount: 4_000 });
    await world.buy({ by: donor, to: project, amount: 8_000 });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();

    // 95.00 is owed: 38.00 of one payout and 57.00 of the other are offset, and 19.00 is left to send
    expect((await world.transfers()).map(({ amount }) => amount)).toEqual([1_900, 9_500]);
    const list = await world.payoutsOf(owner);
    expect(list.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    expect(list.filter(({ reason }) => reason === 'payoutReason.set_off')).toHaveLength(1);
  });
});

describe('a balance that is too low', () => {
  test('does not keep payouts from being sent that their own payment funds', async () => {
    await world.eligiblePayout();
    await world.onboard(owner);
    await world.onboard(admin);
    // the provider's fees have reduced the balance, so that it does not cover both payouts
    await world.jobs.transferPayouts();
    expect(await world.transfers()).toHaveLength(2);
  });

  test('keeps payouts of payments that were converted, until the balance covers them', async () => {
    await world.atProvider('settle-as-uk-default', {});
    await world.onboard(owner);
    await world.buy({ by: donor, to: await world.project(owner, { currency: 'EUR' }), amount: 10_000 });
    await world.pass({ days: 15 });
    await world.jobs.transferPayouts();
    expect(await world.payoutsOf(owner)).toMatchObject([
      { status: 'eligible', reason: 'payoutReason.balance_too_low' },
    ]);
    expect(
      world.logged.some(line => line.includes('payout.postponed') && line.includes('balance_too_low')),
    ).toBe(true);

    await world.atProvider('top-up', { amount: '95', currency: 'eur' });
    await world.jobs.transferPayouts();
    await world.jobs.reconcile();
    expect(await world.payoutsOf(owner)).toMatchObject([{ status: 'completed' }]);
  });
});
