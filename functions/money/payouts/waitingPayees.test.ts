import { afterEach, beforeEach, expect, test } from 'vitest';
import { special, type UserID } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { holdPayouts } from './holdPayouts.ts';
import { releasePayouts } from './releasePayouts.ts';
import { waitingPayees } from './waitingPayee.store.ts';

let world: PayoutWorld;
let owner: UserID;
let start: number;

beforeEach(async () => {
  world = await createPayoutWorld();
  ({ owner } = world);
  await world.eligiblePayout();
  start = Date.parse(world.clock.now());
  await world.runStream();
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** Runs the jobs on some days after the payout became eligible. Returns what the owner was mailed on which of them. */
async function mailsOn(...days: number[]): Promise<[day: number, subject: string][]> {
  const found: [day: number, subject: string][] = [];
  for (const on of days) {
    await world.pass({ days: on - (Date.parse(world.clock.now()) - start) / day });
    const before = world.mails.length;
    await world.jobs.transferPayouts();
    await Promise.all([world.jobs.remindPayees(), world.jobs.remindPayees()]);
    await world.runStream();
    for (const { to, subject } of world.mails.slice(before))
      if (to === `${owner}@example.com`) found.push([on, subject]);
  }
  return found;
}

const waiting = 'Set up a payout account to receive £95.00';

test('reminds a payee without a payout account, reports 90 days, and pays once the account is ready', async () => {
  await world.user({ UserID: special.topAdministrator, email: 'top@example.com' });
  expect(await mailsOn(0, 6, 7, 29, 30, 59, 60, 89, 90, 91)).toEqual([
    [0, waiting],
    [7, waiting],
    [30, waiting],
    [60, waiting],
    [90, 'We’re still keeping £95.00 for you'],
  ]);
  const toAdministrator = world.mails.filter(({ to }) => to === 'top@example.com');
  expect(toAdministrator.map(({ subject }) => subject).toSorted()).toEqual([
    'Ada hasn’t claimed £4,750.00', // of `createPayoutWorld`
    'Ada hasn’t claimed £95.00',
    'Payouts wait for accounts that aren’t ready', // after 30 days, for both of them
    'Payouts wait for accounts that aren’t ready', // after 60 days
  ]);
  expect(await world.payoutsOf(owner)).toMatchObject([
    { status: 'eligible', net: 9_500, reason: 'payoutReason.unclaimed' },
  ]);
  expect(world.logged.filter(line => line.includes('"payout.unclaimed"'))).toHaveLength(2);

  await world.onboard(owner);
  await world.runStream();
  await world.jobs.sendPayouts();
  const [payout] = await world.payoutsOf(owner);
  expect(payout).toMatchObject({ status: 'completed', amount: 9_500 });
  expect(payout?.reason).toBeUndefined();
  expect(await world.table.get(waitingPayees.key(owner))).toBeUndefined();
});

test('waits with the reminders while payouts are held or too small, and ends them when nothing is left', async () => {
  const byAdmin = { as: world.admin, groups: ['admins'] };
  const refund = async (amount: number) => {
    const [payout] = await world.payoutsOf(owner);
    if (!payout?.PaymentID) throw new Error('The payout has no payment.');
    const intent = await world.intentOf(payout.PaymentID);
    await (await world.stripe()).refunds.create({ payment_intent: intent, amount });
    await world.provider.deliveries.idle();
    await world.runStream();
  };
  await world.call(holdPayouts, { UserID: owner, body: { reason: 'Documents are being checked.' } }, byAdmin);
  expect(await mailsOn(0, 8)).toEqual([]);
  await world.call(releasePayouts, { UserID: owner, body: {} }, byAdmin);
  expect(await mailsOn(9, 15)).toEqual([[9, waiting]]);

  await refund(9_100);
  expect(await mailsOn(16, 18)).toEqual([]);
  await refund(900);
  expect(await mailsOn(40)).toEqual([]);
  expect(await world.table.get(waitingPayees.key(owner))).toBeUndefined();
});
