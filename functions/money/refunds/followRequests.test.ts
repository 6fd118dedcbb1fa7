import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#functions/audit/audit.store.ts';
import { getMe } from '#functions/authors/getMe.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { type PaymentID, type RefundID as Request, special } from '#shared/ids.ts';
import { day } from '#shared/time.ts';
import { payouts } from '../payouts/payout.store.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { makeRefunding } from '../testing/refunding.ts';
import { listOwnedRefunds } from './listOwnedRefunds.ts';
import { listRefunds } from './listRefunds.ts';
import { refunds } from './refund.store.ts';

const topAdministrator = 'top@example.com';
let world: PayoutWorld;
let id: PaymentID;
let payment: ReturnType<typeof makeRefunding>;
let RefundID: Request;
let start: number;

beforeEach(async () => {
  world = await createPayoutWorld();
  await world.user({ UserID: special.topAdministrator, email: topAdministrator });
  await world.onboard(world.owner);
  ({ PaymentID: id } = await world.buy({ by: world.donor, to: world.projectId, amount: 39_000 }));
  payment = makeRefunding(world, id);
  RefundID = await payment.asked();
  start = Date.parse(world.clock.now());
  await world.runStream();
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

const passTo = (days: number) => world.pass({ days: days - (Date.parse(world.clock.now()) - start) / day });

/** Runs the job twice at the same time, some days after the request. Returns who was mailed what. */
async function mailsOn(days: number): Promise<[to: string, subject: string][]> {
  await passTo(days);
  const before = world.mails.length;
  await Promise.all([world.jobs.followRefunds(), world.jobs.followRefunds()]);
  await world.runStream();
  return world.mails.slice(before).map(({ to, subject }) => [to, subject]);
}

const waitingForOwner = async (as = world.owner) =>
  (await world.call(getMe, {}, { as })).data?.refundRequests;
const reason = 'The work has been done already.';

describe('a request', () => {
  test('reminds its owner after 2 and 5 days, and is handed over to administrators after 7, once each', async () => {
    const [owner, donor] = [`${world.owner}@example.com`, `${world.donor}@example.com`];
    const reminder = 'Please answer: Ada asks for a refund of £390.00';
    expect(await mailsOn(1.99)).toEqual([]);
    expect(await mailsOn(2)).toEqual([[owner, reminder]]);
    expect(world.mails.at(-1)?.text).toContain('You have until 27 November 2026 at 12:00 UTC.');
    const notices = await world.call(listNotifications, {}, { as: world.owner });
    const reminded = notices.data?.items.find(({ kind }) => kind === 'refundReminder');
    expect(reminded?.values).toMatchObject({ moment: '2026-11-27T12:00:00.000Z' });
    expect(await mailsOn(4.99)).toEqual([]);
    expect(await mailsOn(5)).toEqual([[owner, reminder]]);
    expect(await mailsOn(6.99)).toEqual([]);
    expect((await mailsOn(7)).toSorted()).toEqual(
      [
        [owner, 'Cairn now decides on a refund of £390.00'],
        [donor, 'Your request for a refund: Cairn now decides'],
        [topAdministrator, 'A refund of £390.00 is due for decision'],
      ].toSorted(),
    );
    expect(await mailsOn(20)).toEqual([]);
  });

  test('is counted for its owner until it is answered or handed over', async () => {
    expect(await waitingForOwner()).toBe(1);
    await mailsOn(7);
    expect(await waitingForOwner()).toBe(0);

    const other = await world.buy({ by: world.donor, to: world.projectId, amount: 2_000 });
    const second = makeRefunding(world, other.PaymentID);
    const asked = await second.asked();
    await world.runStream();
    expect(await waitingForOwner()).toBe(1);
    await second.withdraw(asked);
    await world.runStream();
    expect(await waitingForOwner()).toBe(0);
    await second.answer({ decision: 'decline', RefundID: await second.asked(), reason });
    await world.runStream();
    expect(await waitingForOwner()).toBe(0);
  });

  test('says to the payer, the owner and administrators until when the owner can answer, and who decides', async () => {
    const answerBy = new Date(start + 7 * day).toISOString();
    const owned = async () => (await world.call(listOwnedRefunds, {}, { as: world.owner })).data?.items;
    const listed = async () => (await world.call(listRefunds, {}, payment.sending(world.admin))).data?.items;
    for (const [days, decider] of [
      [6.99, 'owner'],
      [7, 'administrator'],
    ] as const) {
      await passTo(days);
      for (const items of [(await payment.refunds()).items, await owned(), await listed()])
        expect(items).toMatchObject([{ status: 'requested', answerBy, decider }]);
    }
  });

  test('is answered by its owner for 7 days, and then by administrators only, while the money waits', async () => {
    await passTo(16);
    await world.jobs.transferPayouts();
    const late = await payment.answer({ decision: 'grant', RefundID, amount: 39_000 });
    expect(late).toMatchObject({ status: 409, code: 'REFUND_ANSWER_OVERDUE' });
    expect(await world.transfers()).toEqual([]);

    const granted = await payment.answer({ decision: 'grant', RefundID, amount: 30_000 }, world.admin);
    expect(granted).toMatchObject({ status: 200, data: { status: 'completed' } });
    await world.jobs.transferPayouts();
    expect((await world.transfers()).map(({ amount }) => amount)).toEqual([8_550]);
    const { items } = await world.table.query(auditEntries, { pk: 'audit' });
    expect(items).toMatchObject([{ action: 'refundOrder', target: { id } }]);
  });

  test('can still be withdrawn after it was handed over, which releases the payout', async () => {
    await mailsOn(8);
    expect(await payment.withdraw(RefundID)).toMatchObject({ status: 200 });
    await passTo(16);
    await world.jobs.transferPayouts();
    expect(await world.transfers()).toHaveLength(1);
  });

  test('that administrators can decide comes before newer ones in their list', async () => {
    await passTo(7.5);
    const other = await world.buy({ by: world.donor, to: world.projectId, amount: 2_000 });
    await makeRefunding(world, other.PaymentID).asked();
    const { data } = await world.call(listRefunds, {}, payment.sending(world.admin));
    expect(data?.items.map(({ decider }) => decider)).toEqual(['administrator', 'owner']);
  });

  test('moves in the counts to the new owner of its project', async () => {
    const successor = await world.person();
    const project = await world.table.get(projects.key(world.projectId));
    await world.table.write(Step.update(projects.key(world.projectId), { OwnerUserID: successor }, project));
    await world.jobs.followRefunds();
    await world.runStream();
    expect([await waitingForOwner(), await waitingForOwner(successor)]).toEqual([0, 1]);
  });
});

test('a request from before there were holds and reminders holds the payout from the next run on', async () => {
  const [payout] = await world.payoutsOf(world.owner);
  if (!payout) throw new Error('No payout');
  await world.table.write(Step.update(payouts.key(payout.recipientPayoutId), {}).unset('held', 'heldBy'));
  await world.table.write(Step.update(refunds.key(id, RefundID), {}).unset('reminders', 'OwnerUserID'));
  await passTo(13);
  await world.jobs.followRefunds();
  expect(await world.payoutsOf(world.owner)).toMatchObject([
    { held: true, reason: 'payoutReason.refund_requested' },
  ]);
  await passTo(16);
  await world.jobs.transferPayouts();
  expect(await world.transfers()).toEqual([]);
});
