import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNewsWorld } from '#functions/testing/newsWorld.ts';
import { PaymentID, RecipientPayoutId, type UserID } from '#shared/ids.ts';
import { moneyEvents } from './money.events.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let owner: UserID;
let applicant: UserID;

beforeAll(async () => {
  world = await createNewsWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, applicant } = await world.startScene());
});

const payment = () => ({
  PaymentID: PaymentID.parse('payment-1'),
  ProjectID: world.ids.ProjectID,
  payerId: applicant,
  amount: 1_250_00,
  currency: 'GBP' as const,
});
const payout = () => ({
  recipientPayoutId: RecipientPayoutId.parse('payout-1'),
  recipientId: owner,
  amount: 95_50,
  currency: 'EUR' as const,
});

test('a payment: the donor gets a receipt, the owner is notified, each in their language', async () => {
  await world.publish(moneyEvents.paymentSucceeded, payment());
  const emails = await world.emails();
  const receipt = emails.find(({ to }) => to === 'sam');

  expect(emails).toHaveLength(2);
  expect(receipt?.subject).toBe('Thank you: £1,250.00 for “Signal Box”');
  expect(receipt?.text).toContain('You gave £1,250.00 to “Signal Box” on November 20, 2026');
  expect(receipt?.text).toContain('payment-1');
  expect(emails.find(({ to }) => to === 'olive')?.subject).toBe(
    '«\u202FSignal Box\u202F» a reçu 1\u202F250,00\u00A0£',
  );
  expect((await world.notificationsFor(owner))?.items).toMatchObject([
    { kind: 'paymentReceived', values: { person: 'Sam', amount: '125000', currency: 'GBP' } },
  ]);
  expect(await world.notificationsFor(applicant)).toMatchObject({ unread: 0 });
});

test('a refund: the donor is notified', async () => {
  await world.publish(moneyEvents.paymentRefunded, payment());
  expect(await world.emails()).toMatchObject([{ to: 'sam', subject: 'Your refund of £1,250.00' }]);
  expect((await world.notificationsFor(applicant))?.items[0]?.kind).toBe('paymentRefunded');
});

test('a payout: its recipient is notified of success and of failure', async () => {
  await world.publish(moneyEvents.payoutCompleted, payout());
  await world.publish(moneyEvents.payoutFailed, payout());

  const [completed, failed] = await world.emails();
  expect(completed?.subject).toBe('Votre versement de 95,50\u00A0€ est en route');
  expect(failed?.text).toContain('https://cairn.example/fr/payout');
  expect((await world.notificationsFor(owner))?.items.map(({ kind }) => kind)).toEqual([
    'payoutFailed',
    'payoutCompleted',
  ]);
});
