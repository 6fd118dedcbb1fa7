import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#functions/audit/audit.store.ts';
import type { PaymentID } from '#shared/ids.ts';
import { setOrderAnonymity } from '../orders/setOrderAnonymity.ts';
import { createPayoutWorld, type PayoutWorld } from '../testing/payoutWorld.ts';
import { makeRefunding, refundReason as reason } from '../testing/refunding.ts';
import { listOwnedRefunds } from './listOwnedRefunds.ts';
import { listRefunds } from './listRefunds.ts';
import { requestRefund } from './requestRefund.ts';

let world: PayoutWorld;
let id: PaymentID;
let payment: ReturnType<typeof makeRefunding>;

beforeAll(async () => {
  world = await createPayoutWorld();
});
beforeEach(async () => {
  ({ PaymentID: id } = await world.buy({ by: world.donor, to: world.projectId, amount: 10_000 }));
  payment = makeRefunding(world, id);
});
afterAll(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** The items of a list that belong to the order. */
const ofOrder = <Item extends { PaymentID: PaymentID }>(items: readonly Item[] = []) =>
  items.filter(({ PaymentID }) => PaymentID === id);

describe('a request', () => {
  test('is answered by the owner, who grants it wholly', async () => {
    const RefundID = await payment.asked();
    const queue = await world.call(listOwnedRefunds, {}, { as: world.owner });
    expect(ofOrder(queue.data?.items)).toMatchObject([
      {
        RefundID,
        status: 'requested',
        reason,
        total: 10_000,
        refundable: 10_000,
        payer: { username: 'donor' },
      },
    ]);

    const granted = await payment.answer({ decision: 'grant', RefundID, amount: 10_000 });
    expect(granted).toMatchObject({ status: 200, data: { status: 'completed', amount: 10_000 } });
    expect(await payment.refunded()).toEqual([10_000]);
    expect(await world.orderOf(world.donor, id)).toMatchObject({ status: 'refunded' });
    const payout = (await world.payoutsOf(world.owner)).find(({ PaymentID }) => PaymentID === id);
    expect(payout).toMatchObject({ status: 'cancelled' });
    expect(await payment.refunds()).toMatchObject({
      refundable: 0,
      canRequest: false,
      items: [{ status: 'completed' }],
    });
    const left = await world.call(listOwnedRefunds, {}, { as: world.owner });
    expect(ofOrder(left.data?.items)).toEqual([]);
  });

  test('is granted in part, and the rest can be asked for again', async () => {
    await payment.answer({ decision: 'grant', RefundID: await payment.asked(), amount: 4_000 });
    expect(await payment.refunds()).toMatchObject({ refundable: 6_000, canRequest: true });

    const again = await payment.asked();
    expect(await payment.answer({ decision: 'grant', RefundID: again, amount: 6_001 })).toMatchObject({
      code: 'REFUND_TOO_LARGE',
    });
    await payment.answer({ decision: 'grant', RefundID: again, amount: 6_000 });
    expect(await payment.refunded()).toEqual([6_000, 4_000]);
    expect(await world.orderOf(world.donor, id)).toMatchObject({ status: 'refunded' });
  });

  test('is declined by an administrator with a reason, which is audited, and cannot be made again', async () => {
    const RefundID = await payment.asked();
    const because = 'The work has been done already.';
    const declined = await payment.answer({ decision: 'decline', RefundID, reason: because }, world.admin);
    expect(declined).toMatchObject({ status: 200, data: { status: 'declined', answer: because } });

    expect(await payment.ask()).toMatchObject({ status: 409, code: 'REFUND_ALREADY_DECLINED' });
    expect(await payment.answer({ decision: 'grant', RefundID, amount: 100 })).toMatchObject({
      code: 'REFUND_ALREADY_ANSWERED',
    });
    expect(await payment.refunded()).toEqual([]);
    const { items } = await world.table.query(auditEntries, { pk: 'audit' });
    expect(items.filter(({ target }) => target.id === id)).toMatchObject([
      { action: 'declineRefund', target: { kind: 'order', id }, reason: because },
    ]);
  });

  test('is withdrawn by the payer, once or twice, and can be made again', async () => {
    const RefundID = await payment.asked();
    expect(await payment.withdraw(RefundID, world.owner)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    for (const again of [1, 2]) {
      const { status, data } = await payment.withdraw(RefundID);
      expect([again, status, data?.status]).toEqual([again, 200, 'withdrawn']);
    }
    expect(await payment.refunds()).toMatchObject({
      refundable: 10_000,
      canRequest: true,
      items: [{ status: 'withdrawn' }],
    });
    const queue = await world.call(listOwnedRefunds, {}, { as: world.owner });
    expect(ofOrder(queue.data?.items)).toEqual([]);
    expect(await payment.answer({ decision: 'grant', RefundID, amount: 100 })).toMatchObject({
      status: 409,
      code: 'REFUND_REQUEST_WITHDRAWN',
    });

    const next = await payment.asked();
    await payment.answer({ decision: 'grant', RefundID: next, amount: 10_000 });
    expect(await payment.withdraw(next)).toMatchObject({ code: 'REFUND_ALREADY_ANSWERED' });
    expect(await payment.refunded()).toEqual([10_000]);
  });

  test('is either withdrawn or granted when both happen at the same time', async () => {
    const RefundID = await payment.asked();
    const [withdrawn, granted] = await Promise.all([
      payment.withdraw(RefundID),
      payment.answer({ decision: 'grant', RefundID, amount: 10_000 }),
    ]);
    expect([withdrawn.status, granted.status].toSorted()).toEqual([200, 409]);
    expect(await payment.refunded()).toEqual(granted.status === 200 ? [10_000] : []);
  });

  test('cannot be withdrawn if it is a refund that the owner gave without being asked', async () => {
    const given = await payment.give(1_000);
    expect(given.status).toBe(200);
    const RefundID = given.data?.RefundID;
    if (!RefundID) throw new Error('No refund');
    expect(await payment.withdraw(RefundID)).toMatchObject({ status: 404, code: 'REFUND_NOT_FOUND' });
  });

  test('can be made until the last hour of the window, and answered after it', async () => {
    await world.pass({ minutes: (14 * 24 - 1) * 60 });
    const RefundID = await payment.asked();
    await world.pass({ minutes: 120 });
    expect(await payment.answer({ decision: 'grant', RefundID, amount: 10_000 })).toMatchObject({
      status: 200,
    });
    expect(await payment.refunded()).toEqual([10_000]);
  });

  test('is refused for an unpaid or disputed order, from strangers, and while another is open', async () => {
    const unpaid = await world.ordered({ by: world.donor, to: world.projectId });
    expect(await makeRefunding(world, unpaid.PaymentID).ask()).toMatchObject({
      code: 'REFUND_NOT_AVAILABLE',
    });
    expect(await payment.ask(world.owner)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect(
      await world.call(requestRefund, { PaymentID: id, body: { reason: 'Short' } }, { as: world.donor }),
    ).toMatchObject({
      code: 'VALIDATION_FAILED',
    });

    const [one, two] = await Promise.all([payment.ask(), payment.ask()]);
    expect([one.status, two.status].toSorted()).toEqual([201, 409]);
    expect([one.code, two.code]).toContain('REFUND_ALREADY_OPEN');
    expect(await payment.give(100)).toMatchObject({ code: 'REFUND_ALREADY_OPEN' });

    await payment.dispute();
    const { items } = await payment.refunds();
    expect(
      await payment.answer({ decision: 'grant', RefundID: items[0]?.RefundID, amount: 100 }),
    ).toMatchObject({
      code: 'PAYMENT_DISPUTED',
    });
  });

  test('is refused an hour after the window', async () => {
    await world.pass({ minutes: (14 * 24 + 1) * 60 });
    expect(await payment.ask()).toMatchObject({ status: 409, code: 'REFUND_WINDOW_CLOSED' });
    expect(await payment.give(100)).toMatchObject({ code: 'REFUND_WINDOW_CLOSED' });
    expect(await payment.give(100, world.admin)).toMatchObject({
      status: 200,
      data: { status: 'completed' },
    });
  });

  test('is listed for administrators by state, with the name of an anonymous payer, which the owner does not see', async () => {
    await world.callWith(
      setOrderAnonymity,
      { PaymentID: id, body: { anonymous: true } },
      { as: world.donor },
    );
    await payment.asked();
    const owned = await world.call(listOwnedRefunds, {}, { as: world.owner });
    const [request] = ofOrder(owned.data?.items);
    expect(request).toMatchObject({ status: 'requested' });
    expect(JSON.stringify(request)).not.toContain(world.donor);

    const listed = await world.call(listRefunds, {}, payment.sending(world.admin));
    expect(ofOrder(listed.data?.items)).toMatchObject([
      { payer: { UserID: world.donor }, status: 'requested' },
    ]);
    const declined = await world.call(
      listRefunds,
      { query: { status: 'declined' } },
      payment.sending(world.admin),
    );
    expect(ofOrder(declined.data?.items)).toEqual([]);
  });
});
