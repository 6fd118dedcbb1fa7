import { afterAll, beforeAll, expect, test } from 'vitest';
import { special } from '#shared/ids.ts';
import { cards } from './testing/paying.ts';
import { createPayoutWorld, type PayoutWorld } from './testing/payoutWorld.ts';

let world: PayoutWorld;
const administrator = 'top@example.com';

beforeAll(async () => {
  world = await createPayoutWorld();
  await world.user({ UserID: special.topAdministrator, email: administrator });
  await world.runStream();
});
afterAll(async () => {
  await world.jobs.reconcile(); // books what the provider paid out to the bank
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** Subjects of the mails that an action sends to the top administrator. */
async function noticesOf(act: () => Promise<unknown>): Promise<string[]> {
  const before = world.mails.length;
  await act();
  await world.runStream();
  return world.mails.slice(before).flatMap(({ to, subject }) => (to === administrator ? [subject] : []));
}

test('a fraud warning is reported once, also if its event was lost', async () => {
  const payment = await world.buy({ by: world.donor, to: world.projectId, amount: 4_000 });
  const stripe = await world.stripe();
  const [charge] = (await stripe.charges.list({ payment_intent: await world.intentOf(payment.PaymentID) }))
    .data;
  const notices = await noticesOf(async () => {
    world.provider.deliveries.drop(1);
    await world.atProvider('warn-of-fraud', { id: charge?.id ?? '' });
    await world.jobs.reconcile();
    await world.jobs.reconcile();
  });
  expect(notices).toEqual([expect.stringMatching(/^A payment of £40.00 to “.+” may be fraudulent$/)]);
});

test('a dispute is reported with its deadline, and again once two days before it', async () => {
  const opened = await noticesOf(() =>
    world.buy({ by: world.donor, to: world.projectId, amount: 20_000 }, cards.disputed),
  );
  expect(opened).toEqual([expect.stringMatching(/^A payment of £200.00 to “.+” is disputed$/)]);
  expect(world.mails.findLast(({ to }) => to === administrator)?.text).toContain(
    'by 27 November 2026 at 12:00 UTC',
  );

  const run = () => world.jobs.remindPayees();
  await world.pass({ days: 4 });
  expect(await noticesOf(run)).toEqual([]);
  await world.pass({ days: 1, minutes: 1 });
  expect(await noticesOf(run)).toEqual(['Evidence for a dispute is due on 27 November 2026 at 12:00 UTC']);
  expect(await noticesOf(run)).toEqual([]);
});

test('a dispute whose evidence has been submitted is not reported again', async () => {
  const buy = () => world.buy({ by: world.donor, to: world.projectId, amount: 20_000 }, cards.disputed);
  expect(await noticesOf(buy)).toHaveLength(1);
  const [dispute] = (await (await world.stripe()).disputes.list({})).data;
  await world.atProvider('submit-evidence', { id: dispute?.id ?? '' });
  await world.pass({ days: 6 });
  expect(await noticesOf(world.jobs.remindPayees)).toEqual([]);
});

test('payouts that wait for funds are reported once a day, however many there are', async () => {
  await world.atProvider('settle-as-uk-default', {});
  await world.onboard(world.owner);
  const euros = await world.project(world.owner, { currency: 'EUR' });
  await world.buy({ by: world.donor, to: euros, amount: 10_000 });
  await world.buy({ by: world.donor, to: euros, amount: 10_000 });
  await world.pass({ days: 15 });

  const runs = () =>
    noticesOf(async () => {
      await world.jobs.transferPayouts();
      await world.jobs.transferPayouts();
    });
  expect(await runs()).toEqual(['Payouts wait: the balance at Stripe is too low']);
  expect(await runs()).toEqual([]);
  await world.pass({ days: 1 });
  expect(await runs()).toEqual(['Payouts wait: the balance at Stripe is too low']);
});
