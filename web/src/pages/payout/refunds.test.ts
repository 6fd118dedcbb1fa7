import { expect, test } from 'vitest';
import { expectNoLayoutShift } from '#e2e/layoutShift.ts';
import { RefundCase } from '#shared/entities/refund.ts';
import { currentMonth } from '#web/domain/money/months.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aDebt, aPayout } from '#web/testing/payouts.ts';
import { aRefund, refundReason } from '#web/testing/refunds.ts';
import { aMe, aProject } from '#web/testing/samples.ts';

const pages = openPages();

const visitor = { signedIn: true };
const aCase = (change: object = {}): RefundCase =>
  RefundCase.parse({
    ...aRefund(change),
    payer: aProject().owner,
    total: 15_00,
    paidAt: '2026-11-19T10:00:00.000Z',
    refundable: 15_00,
    ...change,
  });

const board = {
  ProjectID: aProject().ProjectID,
  shortName: 'Tidewatch',
  image: { kind: 'cairn', palette: 'moss' },
  OwnerUserID: aMe.UserID,
} as const;

const earnings = (more: Answers = {}): Answers => ({
  getAccountStatus: () => ({
    status: 'ready',
    requirements: [],
  }),
  getPlatformFee: () => ({ permille: { free: 50, basic: 45, pro: 40, premium: 35 }, minTransfer: 10_00 }),
  listMyPayouts: () => ({ items: [] }),
  listOwnedOrders: () => ({ items: [] }),
  listUserProjects: () => ({ items: [aProject()] }),
  ...more,
});

test('Debts and refund requests that arrive late push nothing away', async () => {
  const late = Promise.withResolvers<void>();
  const lately =
    <Answer>(answer: Answer) =>
    async () => {
      await late.promise;
      return answer;
    };
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      listTaskBoards: () => ({
        items: [{ ...board, isOwner: true }],
      }),
      listMyPayouts: () => ({ items: [aPayout()] }),
      listMyEarnings: () => ({
        items: [{ month: currentMonth(), currency: 'GBP', received: 50_00, returned: 0, paidOut: 0 }],
      }),
      listMyDebts: lately({ items: [aDebt] }),
      listOwnedRefunds: lately({ items: [aCase()] }),
    }),
    visitor,
  );
  await page.locator('.earnings-skel, .earnings').first().waitFor();
  late.resolve();
  await page.getByText(refundReason).waitFor();
  await page.getByRole('heading', { name: 'Payout account' }).waitFor();
  await expectNoLayoutShift(page, 0.02);
});

test('An owner grants a part of a requested refund; too much is not sent, and a refusal is shown', async () => {
  let items = [aCase()];
  let isDisputed = true;
  const { page, requestsTo } = await pages.open(
    '/en/payout',
    earnings({
      listOwnedRefunds: () => ({ items }),
      answerRefundRequest: () => {
        if (isDisputed) return new Refusal('PAYMENT_DISPUTED');
        items = [];
        return aRefund({ status: 'completed', amount: 12_50 });
      },
    }),
    visitor,
  );
  await page.getByText(refundReason).waitFor();
  await page.getByRole('button', { name: 'Refund Maren Okoro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund Maren Okoro?' });
  const amount = dialog.getByLabel('Amount');
  expect(await amount.inputValue()).toBe('15');
  await amount.fill('15.01');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('Enter an amount from £0.01 to £15.00').waitFor();
  expect(requestsTo('answerRefundRequest')).toEqual([]);
  await amount.fill('1.005');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('Enter an amount such as £1,234.50.').waitFor();
  expect(await amount.inputValue()).toBe('1.005');
  expect(requestsTo('answerRefundRequest')).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  await amount.fill('12.50');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('The supporter’s bank disputes this payment').waitFor();
  isDisputed = false;
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('£12.50 goes back to Maren Okoro').waitFor();
  expect(requestsTo('answerRefundRequest').at(-1)?.body).toMatchObject({
    decision: 'grant',
    RefundID: 'order-1-r01',
    amount: 12_50,
  });
  await expect.poll(() => page.getByText(refundReason).count()).toBe(0);
});

test('An owner sees the number of waiting requests beside Earnings, and until when to answer', async () => {
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      getMe: () => ({ ...aMe, refundRequests: 2 }),
      listTaskBoards: () => ({ items: [{ ...board, isOwner: true }] }),
      listOwnedRefunds: () => ({ items: [aCase({ answerBy: '2026-11-27T10:00:00.000Z' })] }),
    }),
    visitor,
  );
  await page.getByText(/^Answer by 27 Nov 2026, \d\d:00 \S+\. After that, Cairn decides\./).waitFor();
  await page
    .getByRole('link', { name: /^Earnings\s*2/ })
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('A request whose time is over is answered by administrators only', async () => {
  const items = [aCase({ decider: 'administrator' })];
  const { page } = await pages.open('/en/payout', earnings({ listOwnedRefunds: () => ({ items }) }), visitor);
  await page.getByText(/^Your time to answer ended on 27 Nov 2026/).waitFor();
  expect(await page.getByRole('button', { name: 'Refund Maren Okoro' }).count()).toBe(0);

  const { page: ofAdministrator } = await pages.open(
    '/en/admin-payouts?view=refunds',
    { getMe: () => ({ ...aMe, isAdmin: true }), listRefunds: () => ({ items }) },
    visitor,
  );
  await ofAdministrator.getByText('Due for decision').waitFor();
  await ofAdministrator.getByRole('button', { name: 'Refund Maren Okoro' }).waitFor();
});

test('The amount of a refund is shown as a French reader types it', async () => {
  const { page } = await pages.open(
    '/fr/payout',
    earnings({ listOwnedRefunds: () => ({ items: [aCase({ total: 21_50, refundable: 21_50 })] }) }),
    visitor,
  );
  await page.getByRole('button', { name: 'Rembourser Maren Okoro' }).click();
  const amount = page.getByRole('dialog').getByLabel('Montant');
  expect(await amount.inputValue()).toBe('21,50');
  await amount.fill('1,005');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.getByText('Écrivez un montant comme 1\u202F234,50\u00A0£.').waitFor();
});

test('An administrator declines a request with a reason', async () => {
  let items = [aCase()];
  const { page, requestsTo } = await pages.open(
    '/en/admin-payouts?view=refunds',
    {
      getMe: () => ({ ...aMe, isAdmin: true }),
      listRefunds: () => ({ items }),
      answerRefundRequest: () => {
        items = [];
        return aRefund({ status: 'declined' });
      },
    },
    visitor,
  );
  await page.getByRole('button', { name: 'Decline Maren Okoro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline the request of Maren Okoro?' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await dialog.getByText('Write at least 10 characters').waitFor();
  await dialog.getByLabel('Reason').fill('The work has been done already.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('No refunds in this state').waitFor();
  expect(requestsTo('answerRefundRequest').map(({ body }) => body['decision'])).toEqual(['decline']);
});

test('Earnings say what is owed, since when and why', async () => {
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      listOwnedRefunds: () => ({ items: [] }),
      listMyDebts: () => ({ items: [aDebt] }),
      listMyPayouts: () => ({ items: [aPayout({ recipientPayoutId: 'next', amount: 40_00 })] }),
    }),
    visitor,
  );
  await page.getByText('You owe £47.50').waitFor();
  await page.getByText('The payout of 24 November 2026 is kept back for what you owe').waitFor();
  await page.getByText('Owed since 3 November 2026.').waitFor();
  await page.getByText('What it is made of').click();
  await page.getByText('Lost dispute about a payment to Tidewatch').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('Earnings are drawn month by month, with a table of the same figures and a file', async () => {
  const month = new Date().toISOString().slice(0, 7);
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      listOwnedRefunds: () => ({ items: [] }),
      listMyEarnings: () => ({
        items: [{ month, currency: 'GBP', received: 115_000, returned: 2_500, paidOut: 90_000 }],
      }),
    }),
    visitor,
  );
  await page
    .getByRole('img', { name: /^Received, month by month \(GBP\)\. £1,150\.00 in 12 months\./ })
    .waitFor();
  await page.getByText('Each block stands for £100').waitFor();
  await page.getByText('Show as a table').click();
  await page.getByRole('cell', { name: '£900.00' }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(12);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('earnings-GBP.csv');
  expect(await axeViolations(page)).toEqual([]);
});
