import { afterEach, beforeEach, expect, test } from 'vitest';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { anonymousUsername } from '#shared/fullName.ts';
import type { PaymentID, ProjectID, UserID } from '#shared/ids.ts';
import { getReceipt } from '../receipts/getReceipt.ts';
import { createProjectWorld, type ProjectWorld } from '../testing/projectWorld.ts';
import { initiatePayment } from './initiatePayment.ts';
import { listMyOrders } from './listMyOrders.ts';
import { listOwnedOrders } from './listOwnedOrders.ts';
import { listProjectOrders } from './listProjectOrders.ts';
import { listProjectPayments } from './listProjectPayments.ts';
import { setOrderAnonymity } from './setOrderAnonymity.ts';

let world: ProjectWorld;
let owner: UserID;
let donor: UserID;
let project: ProjectID;

beforeEach(async () => {
  world = await createProjectWorld();
  ({ owner, donor, projectId: project } = world);
});
afterEach(async () => {
  expect(await world.discrepancies()).toEqual([]);
  await world.close();
});

/** Everything that others can read about the project's payments. */
async function seenByOthers(): Promise<string> {
  const seen = [
    await world.call(listProjectPayments, { ProjectID: project, query: {} }),
    await world.call(listProjectPayments, { ProjectID: project, query: {} }, { as: owner }),
    await world.call(listOwnedOrders, {}, { as: owner }),
    await world.call(listProjectOrders, { ProjectID: project, query: {} }, { as: owner }),
  ];
  expect(seen.map(({ data }) => data?.items.length)).toEqual([1, 1, 1, 1]);
  return JSON.stringify(seen.map(({ data }) => data));
}

const choose = (PaymentID: PaymentID | string, anonymous: unknown, as = donor) =>
  world.callWith(setOrderAnonymity, { PaymentID, body: { anonymous } }, { as });

test('a donor who chose to stay anonymous when paying is named to nobody, not even in the owner’s mail', async () => {
  const body = { ...(await world.orderBody({ by: donor, to: project })), anonymous: true };
  const { data: order } = await world.call(initiatePayment, { body }, { as: donor });
  if (!order) throw new Error('Order refused');
  await world.pay(await world.page(donor, order));
  await world.provider.deliveries.idle();
  await world.runStream();

  const seen = await seenByOthers();
  expect(seen).not.toContain(donor);
  expect(seen).not.toContain('payer');
  const { email } = (await world.call(getReceipt, { PaymentID: order.PaymentID }, { as: donor })).data
    ?.payer ?? { email: '' };
  expect(email).toBe(`${donor}@example.com`);
  const [toOwner, ...more] = world.mails.filter(({ to }) => to === `${owner}@example.com`);
  expect(more).toEqual([]);
  expect(toOwner?.text).toContain('An anonymous supporter gave');
  expect(JSON.stringify(toOwner)).not.toContain('Ada gave');
  const { data: told } = await world.call(listNotifications, {}, { as: owner }); // named in the language of its reader
  expect(told?.items).toMatchObject([{ kind: 'paymentReceived', values: { person: anonymousUsername } }]);
});

test('a payer can hide and show their name on a paid order', async () => {
  const { PaymentID } = await world.buy({ by: donor, to: project });
  await world.runStream();
  expect(await seenByOthers()).toContain(donor);

  expect((await choose(PaymentID, true)).data).toEqual({ anonymous: true });
  expect((await choose(PaymentID, true)).data).toEqual({ anonymous: true });
  expect(await seenByOthers()).not.toContain(donor);
  const own = await world.call(listMyOrders, { query: {} }, { as: donor });
  expect(own.data?.items).toMatchObject([{ PaymentID, anonymous: true, status: 'success' }]);

  expect((await choose(PaymentID, false)).data).toEqual({ anonymous: false });
  expect(await seenByOthers()).toContain(donor);
});

test('hiding the name while the payment arrives loses neither', async () => {
  const order = await world.ordered({ by: donor, to: project });
  const url = await world.page(donor, order);
  await Promise.all([
    world.pay(url).then(() => world.provider.deliveries.idle()),
    choose(order.PaymentID, true),
  ]);
  expect(await world.orderOf(donor, order.PaymentID)).toMatchObject({ status: 'success' });
  expect(await seenByOthers()).not.toContain(donor);
});

test('nobody but the payer can change it, and the choice must be a boolean', async () => {
  const { PaymentID } = await world.buy({ by: donor, to: project });
  expect(await choose(PaymentID, true, owner)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await choose('no-such-order', true)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await choose(PaymentID, 'yes')).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await seenByOthers()).toContain(donor);
});
