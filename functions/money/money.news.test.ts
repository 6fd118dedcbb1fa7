import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import { PaymentID, RecipientPayoutId, special, type UserID } from '#shared/ids.ts';
import { stuckReasons } from '#shared/moneyReasons.ts';
import { referenceNumber } from '#shared/referenceNumber.ts';
import { moneyEvents } from './money.events.ts';
import { orders, type StoredPayment } from './orders/order.store.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let owner: UserID;
let applicant: UserID;

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, applicant } = await world.startScene());
  await world.table.write(Step.put(orders.key(payment().PaymentID), order()));
});

const payment = () => ({
  PaymentID: PaymentID.parse('payment-1'),
  ProjectID: world.ids.ProjectID,
  payerId: applicant,
  amount: 1_250_00,
  currency: 'GBP' as const,
});
const order = (): StoredPayment => ({
  PaymentID: payment().PaymentID,
  payerId: applicant,
  OwnerUserID: owner,
  project: {
    ProjectID: world.ids.ProjectID,
    name: 'Signal Box',
    shortName: 'Signal Box',
    contributionName: 'lever',
  },
  kind: 'donation',
  quantity: 1,
  price: 1_250_00,
  total: 1_250_00,
  currency: 'GBP',
  commissionPermille: 50,
  commission: 62_50,
  language: 'us',
  status: 'success',
  createdAt: '2026-11-17T22:00:00.000Z',
  expiresAt: '2026-11-18T21:00:00.000Z',
  paidAt: '2026-11-18T09:30:00.000Z',
  sessions: 1,
  shares: [
    {
      UserID: owner,
      recipientPayoutId: RecipientPayoutId.parse('payout-1'),
      amount: 1_187_50,
      reversed: 0,
    },
  ],
  refunded: 0,
});
const payout = () => ({
  recipientPayoutId: RecipientPayoutId.parse('payout-1'),
  recipientId: owner,
  amount: 95_50,
  currency: 'EUR' as const,
});

test('a receipt lists the points that were bought', async () => {
  const points = { ...order(), kind: 'points' as const, quantity: 10, price: 12_50, total: 125_00 };
  await world.table.transact(Step.put(orders.key(points.PaymentID), points));
  await world.publish(moneyEvents.paymentSucceeded, payment());
  const receipt = (await world.emails()).find(({ to }) => to === 'sam');
  expect(receipt?.text).toContain('Item: 10 × lever, £125.00');
});

test('a payment: the donor gets a receipt dated by the payment, the owner is notified, each in their language', async () => {
  await world.publish(moneyEvents.paymentSucceeded, payment());
  const emails = await world.emails();
  const receipt = emails.find(({ to }) => to === 'sam');

  expect(emails).toHaveLength(2);
  expect(receipt?.subject).toBe('Thank you: £1,250.00 for “Signal Box”');
  expect(receipt?.text).toContain('You gave £1,250.00 to “Signal Box” on November 18, 2026 (UTC)');
  expect(receipt?.text).toContain('Item: Donation, £1,250.00');
  expect(receipt?.text).toContain('Platform fee: £62.50, included; the project receives £1,187.50.');
  expect(receipt?.text).toContain('Order number: 8VV-R6S-CE8');
  expect(emails.find(({ to }) => to === 'olive')?.subject).toBe(
    '«\u202FSignal Box\u202F» a reçu 1\u202F250,00\u00A0£',
  );
  expect((await world.notificationsFor(owner))?.items).toMatchObject([
    {
      kind: 'paymentReceived',
      values: { person: 'Sam', amount: '125000', currency: 'GBP' },
      link: '/projects/signal-box#comments', // says to thank them there
    },
  ]);
  expect(await world.notificationsFor(applicant)).toMatchObject({ unread: 0 });
});

test('a payment with the fee on top: the receipt and the owner’s email name the gift and the fee', async () => {
  await world.table.write(
    Step.put(orders.key(payment().PaymentID), {
      ...order(),
      price: 1_187_50,
      feeCovered: true,
    }),
  );
  await world.publish(moneyEvents.paymentSucceeded, payment());
  const emails = await world.emails();
  const receipt = emails.find(({ to }) => to === 'sam');
  expect(receipt?.subject).toBe('Thank you: £1,250.00 for “Signal Box”');
  expect(receipt?.text).toContain('Item: Donation, £1,187.50');
  expect(receipt?.text).toContain('Platform fee: £62.50 on top; the project receives £1,187.50.');
  const told = emails.find(({ to }) => to === 'olive');
  expect(told?.subject).toBe('«\u202FSignal Box\u202F» a reçu 1\u202F187,50\u00A0£');
  expect(told?.text).toContain(
    'Frais de service\u202F: 62,50\u00A0£ en plus\u202F; le projet reçoit 1\u202F187,50\u00A0£.',
  );
  expect((await world.notificationsFor(owner))?.items).toMatchObject([
    { kind: 'paymentReceived', values: { amount: '118750' } },
  ]);
});

test('a refund: the donor and the owner are notified', async () => {
  await world.publish(moneyEvents.paymentRefunded, { ...payment(), cause: 'refunded' });
  expect(await world.emails()).toMatchObject([
    { to: 'sam', subject: 'Your refund of £1,250.00' },
    { to: 'olive', subject: expect.stringMatching(/Remboursement de .*Signal Box/) },
  ]);
  expect((await world.notificationsFor(applicant))?.items[0]?.kind).toBe('paymentRefunded');
  expect((await world.notificationsFor(owner))?.items[0]?.kind).toBe('paymentReturned');
});

test('a request for a refund: the owner reads its reason, and the payer that of the answer', async () => {
  await world.publish(moneyEvents.refundRequested, { ...payment(), reason: 'I meant another project.' });
  const [request] = await world.emails();
  expect(request).toMatchObject({ to: 'olive' });
  expect(request?.text).toContain('I meant another project.');
  expect((await world.notificationsFor(owner))?.items[0]).toMatchObject({
    kind: 'refundRequested',
    link: '/payout#refund-requests',
  });

  await world.publish(moneyEvents.refundDeclined, { ...payment(), reason: 'The work has begun.' });
  const declined = (await world.emails()).find(({ to }) => to === 'sam');
  expect(declined?.text).toContain('The work has begun.');
  expect((await world.notificationsFor(applicant))?.items[0]?.kind).toBe('refundDeclined');
});

test('a withdrawn refund request: the owner finds it in the app and gets no email', async () => {
  await world.publish(moneyEvents.refundWithdrawn, payment());
  expect((await world.notificationsFor(owner))?.items).toMatchObject([
    { kind: 'refundWithdrawn', values: { person: 'Sam' }, link: '/payout' },
  ]);
  expect(await world.emails()).toEqual([]);
});

test('a dispute: the owner is notified when it opens, is won and is lost', async () => {
  await world.publish(moneyEvents.disputeOpened, payment());
  await world.publish(moneyEvents.disputeWon, payment());
  await world.publish(moneyEvents.paymentRefunded, { ...payment(), cause: 'dispute_lost' });
  const kinds = (await world.notificationsFor(owner))?.items.map(({ kind }) => kind);
  expect(kinds).toEqual(['disputeLost', 'disputeWon', 'disputeOpened']);
  expect(await world.notificationsFor(applicant)).toMatchObject({ items: [] });
  expect((await world.emails()).filter(({ to }) => to === 'sam')).toEqual([]);
});

test('a refund that the bank rejected: the payer learns that the money is still theirs', async () => {
  await world.publish(moneyEvents.refundFailed, payment());
  const [email] = await world.emails();
  expect(email).toMatchObject({ to: 'sam', subject: 'Your refund of £1,250.00 was rejected' });
  expect(email?.text).toContain('https://cairn.example/us/contact-us');
  expect((await world.notificationsFor(applicant))?.items).toMatchObject([
    { kind: 'refundFailed', link: '/payment-status?PaymentID=payment-1' },
  ]);
});

test('a refund for a deleted project: the donor is notified, with a link to the payment', async () => {
  await world.table.write(Step.remove(projects.key(world.ids.ProjectID)));
  await world.publish(moneyEvents.paymentRefunded, payment());
  const [email] = await world.emails();
  expect(email?.text).toContain('“Signal Box”');
  expect(email?.text).toContain('payment-status?PaymentID=payment-1');
  expect((await world.notificationsFor(applicant))?.items).toMatchObject([
    {
      kind: 'paymentRefunded',
      values: { project: 'Signal Box' },
      link: '/payment-status?PaymentID=payment-1',
    },
  ]);
});

test('a payout: its recipient is notified of success and of failure', async () => {
  await world.publish(moneyEvents.payoutCompleted, payout());
  await world.publish(moneyEvents.payoutFailed, payout());

  const [completed, failed] = await world.emails();
  expect(completed?.subject).toBe('Votre versement de 95,50\u00A0€ est en route');
  expect(failed?.text).toContain('https://cairn.example/fr/payout');
  const number = `Numéro du versement\u202F: ${referenceNumber(payout().recipientPayoutId)}`;
  expect([completed, failed].map(email => email?.text)).toEqual(
    [0, 1].map(() => expect.stringContaining(number)),
  );
  expect((await world.notificationsFor(owner))?.items.map(({ kind }) => kind)).toEqual([
    'payoutFailed',
    'payoutCompleted',
  ]);
});

test('payouts that need an administrator: the top administrator is notified, with a link to them', async () => {
  await world.user({ UserID: special.topAdministrator, email: 'top@example.com' });
  for (const reason of stuckReasons) await world.publish(moneyEvents.payoutsStuck, { reason });
  const found = (await world.notificationsFor(special.topAdministrator))?.items ?? [];
  expect(found.map(({ kind, link }) => [kind, link])).toEqual([
    ['payoutsSetAside', '/admin-payouts?status=eligible&reason=set_aside'],
    ['payoutsRefused', '/admin-payouts?status=failed&reason=refused_by_provider'],
    ['payoutsUnknown', '/admin-payouts?status=failed&reason=outcome_unknown'],
    ['payoutsWithoutAccount', '/admin-payouts?status=eligible&reason=account_not_ready'],
    ['payoutsShortOfFunds', '/admin-payouts?status=eligible&reason=balance_too_low'],
  ]);
  expect(await world.emails()).toHaveLength(stuckReasons.length);
});
