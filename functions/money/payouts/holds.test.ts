import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { RecipientPayoutId } from '#shared/ids.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { holdPayout } from './holdPayout.ts';
import { holdPayouts } from './holdPayouts.ts';
import { listAllPayouts } from './listAllPayouts.ts';
import { releasePayout } from './releasePayout.ts';
import { releasePayouts } from './releasePayouts.ts';

let world: PayoutWorld;
let id: RecipientPayoutId;
beforeEach(async () => {
  world = await createPayoutWorld();
  id = await world.eligiblePayout();
  await world.onboard(world.owner);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const reason = 'The bank asks who this is.';
const byAdmin = () => ({ as: world.admin, groups: ['admins'] });
const hold = () => world.call(holdPayout, { recipientPayoutId: id, body: { reason } }, byAdmin());
const release = () => world.call(releasePayout, { recipientPayoutId: id, body: {} }, byAdmin());
const holdAll = () => world.call(holdPayouts, { UserID: world.owner, body: { reason } }, byAdmin());
const releaseAll = () => world.call(releasePayouts, { UserID: world.owner, body: {} }, byAdmin());

async function expectNothingSent(): Promise<void> {
  await world.jobs.transferPayouts();
  expect(await world.transferByHand(id)).toMatchObject({ status: 409, code: 'PAYOUT_HELD' });
  expect(await world.transfers()).toEqual([]);
}

async function expectSentOnce(): Promise<void> {
  await world.jobs.transferPayouts();
  expect(await world.transfers()).toHaveLength(1);
}

describe('a held payout', () => {
  test('is sent neither by the job nor by hand until it is released', async () => {
    expect(await hold()).toMatchObject({ status: 200, data: { held: true, hold: { reason } } });
    await expectNothingSent();
    const released = await release();
    expect(released.data).not.toHaveProperty('held');
    await expectSentOnce();
  });

  test('tells its recipient that it is held, but not why', async () => {
    await hold();
    const [payout] = await world.payoutsOf(world.owner);
    expect(payout).toMatchObject({ status: 'eligible', held: true, reason: 'payoutReason.held' });
    expect(JSON.stringify(payout)).not.toContain(reason);
  });

  test('is recorded in the audit log once, also if two administrators hold it at the same time', async () => {
    const both = await Promise.all([hold(), hold()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await release();
    await release();
    const { items } = await world.table.query(auditEntries, { pk: 'audit' });
    expect(items.map(({ action }) => action).toSorted()).toEqual(['holdPayout', 'releasePayout']);
  });

  test('stays held by an open dispute after its release, and by the administrator after the dispute', async () => {
    const [payout] = await world.payoutsOf(world.owner);
    if (!payout?.PaymentID) throw new Error('The payout has no payment.');
    const stripe = await world.stripe();
    const payment_intent = await world.intentOf(payout.PaymentID);
    const charges = await stripe.charges.list({ payment_intent });
    await world.atProvider('dispute-charge', { id: charges.data[0]?.id ?? '' });
    await hold();
    await release();
    await expectNothingSent();

    await hold();
    const disputes = await stripe.disputes.list({ payment_intent });
    await world.atProvider('win-dispute', { id: disputes.data[0]?.id ?? '' });
    await expectNothingSent();
    await release();
    await expectSentOnce();
  });

  test('cannot be one that has been sent', async () => {
    await world.jobs.transferPayouts();
    expect(await hold()).toMatchObject({ status: 409, code: 'PAYOUT_NOT_HOLDABLE' });
  });

  test('ends in one legal state when it is sent at the same time', async () => {
    const [held, sent] = await Promise.all([hold(), world.transferByHand(id)]);
    const transfers = await world.transfers();
    if (held.status === 200 && transfers.length === 0) await expectNothingSent();
    else expect([transfers.length, sent.status]).toEqual([1, 200]);
  });
});

describe('the payouts of a person', () => {
  test('are all held, present and future ones, until they are released', async () => {
    expect(await holdAll()).toMatchObject({ status: 200, data: { payoutHold: { reason } } });
    expect(await holdAll()).toMatchObject({ status: 200 });
    await world.buy({ by: world.donor, to: world.projectId, amount: 20_000 });
    await world.pass({ days: 15 });
    await expectNothingSent();
    expect((await world.payoutsOf(world.owner)).map(({ held }) => held)).toEqual([true, true]);

    await releaseAll();
    await world.jobs.transferPayouts();
    expect(await world.transfers()).toHaveLength(2);
  });

  test('that are held on their own stay held', async () => {
    await hold();
    await holdAll();
    await releaseAll();
    await expectNothingSent();
  });
});

test('administrators see immediately that a payout waits because its recipient is banned', async () => {
  await world.table.write(Step.update(authors.key(world.owner), { status: 'banned' }));
  const { data } = await world.call(listAllPayouts, { query: { recipientId: world.owner } }, byAdmin());
  expect(data?.items).toMatchObject([{ status: 'eligible', reason: 'payoutReason.recipient_banned' }]);
});
