import { expect, test } from 'vitest';
import { OwnerOrder } from '#shared/entities/payment.ts';
import { PayoutOrigin } from '#shared/entities/payout.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aPayout } from '#web/testing/payouts.ts';
import { aMe, aProject } from '#web/testing/samples.ts';

const pages = openPages();

const visitor = { signedIn: true };
const payout = aPayout({
  recipientPayoutId: 'a',
  transferId: 'tr_1Qx7',
  amount: 93_00,
  fee: 4_00,
  offset: 10_00,
  net: 83_00,
});

const anOrder = (id: string, change: object = {}): OwnerOrder =>
  OwnerOrder.parse({
    PaymentID: id,
    payer: aMe,
    kind: 'points',
    quantity: 4,
    total: 50_00,
    refunded: 0,
    commission: 2_00,
    currency: 'GBP',
    paidAt: '2026-11-18T10:00:00.000Z',
    status: 'success',
    project: { ProjectID: aProject().ProjectID, shortName: 'Tidewatch' },
    ...change,
  });

const earnings = (more: Answers = {}): Answers => ({
  getAccountStatus: () => ({
    status: 'ready',
    requirements: [],
  }),
  getPlatformFee: () => ({
    permille: { free: 50, basic: 45, pro: 40, premium: 35 },
    minTransfer: 10_00,
  }),
  listMyPayouts: () => ({ items: [payout] }),
  listOwnedOrders: () => ({ items: [anOrder('recent')] }),
  listUserProjects: () => ({ items: [aProject()] }),
  ...more,
});

const origin = PayoutOrigin.parse({
  payout,
  sources: [
    {
      recipientPayoutId: 'a',
      project: { ProjectID: aProject().ProjectID, shortName: 'Tidewatch' },
      createdDate: '2026-11-18T10:00:00.000Z',
      amount: 93_00,
      payment: {
        PaymentID: 'order-1',
        kind: 'donation',
        quantity: 1,
        status: 'success',
        paidAt: '2026-11-18T10:00:00.000Z',
        total: 200_00,
        refunded: 3_00,
        commission: 4_00,
        others: 100_00,
        share: 93_00,
        points: { own: 60, team: 125 },
      },
    },
  ],
  tasks: [
    {
      ProjectID: aProject().ProjectID,
      TaskID: 'task-1',
      Title: 'Solder the sensor heads',
      projectPoints: 60,
      at: '2026-11-01T10:00:00.000Z',
    },
  ],
});

test('A payout leads to its payment, how that was divided, and the tasks whose points measured the part', async () => {
  let attempts = 0;
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      getPayoutOrigin: () => (++attempts === 1 ? new Refusal('DEPENDENCY_UNAVAILABLE') : origin),
    }),
    visitor,
  );
  await page.getByText('£97.00 less £4.00 platform fee and £10.00 set off').waitFor();
  await page.getByRole('cell').getByRole('button', { name: 'Details Tidewatch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where this payout comes from' });
  await dialog.getByRole('button', { name: 'Try again' }).click();

  await dialog.getByText('Anonymous donation').waitFor();
  const lines = (await dialog.locator('dl').allInnerTexts()).map(text => text.replaceAll(/\s*\n\s*/g, ' '));
  expect(lines).toEqual([
    'Received £97.00 Platform fee −£4.00 Set off against refunds and disputes −£10.00 Payout £83.00',
    'Anonymous donation, 18 Nov 2026 £200.00 Refunded −£3.00 Platform fee −£4.00 Others’ shares −£100.00 Share in this payout £93.00',
  ]);
  await dialog.getByText('60 of the team’s 125 points').waitFor();
  await dialog.getByText('Transfer reference tr_1Qx7').waitFor();
  const task = dialog.getByRole('link', { name: 'Solder the sensor heads' });
  expect(await task.getAttribute('href')).toContain('/en/project-tasks?');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('All orders of a project are listed page by page and saved as a file', async () => {
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      listProjectOrders: ({ query }) =>
        query['cursor']
          ? { items: [anOrder('old', { total: 75_00, payer: undefined })] }
          : { items: [anOrder('new', { refunded: 12_50 })], cursor: 'more' },
    }),
    visitor,
  );
  await page.getByRole('heading', { name: 'Recent orders' }).waitFor();
  await page.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Tidewatch' });
  await page.getByText('£12.50 refunded').waitFor();
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('cell', { name: 'Anonymous', exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const rows = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('"new","points",4,"GBP",50.00,12.50,2.00,"no","success"');
  expect(rows[2]).toContain('"old","points",4,"GBP",75.00,0.00,2.00,"no","success"');
});
