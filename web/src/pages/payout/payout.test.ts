import { expect, test } from 'vitest';
import type { AccountStatus } from '#shared/entities/payout.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { aPayout } from '#web/testing/payouts.ts';
import { aMe, aProject } from '#web/testing/samples.ts';
import { fakeClock, passTimeUntil } from '#web/testing/waits.ts';

const pages = openPages();

const visitor = { signedIn: true };
const account = (change: Partial<AccountStatus> = {}): AccountStatus => ({
  status: 'not-connected',
  requirements: [],
  ...change,
});

const earnings = (more: Answers = {}): Answers => ({
  getAccountStatus: () => account(),
  getPlatformFee: () => ({
    permille: { free: 50, basic: 45, pro: 40, premium: 35 },
    minTransfer: 10_00,
  }),
  listMyPayouts: () => ({ items: [] }),
  listOwnedOrders: () => ({ items: [] }),
  listMyDebts: () => ({ items: [] }),
  listOwnedRefunds: () => ({ items: [] }),
  listMyEarnings: () => ({ items: [] }),
  listUserProjects: () => ({ items: [aProject()] }),
  ...more,
});

test('Redirects a user without a payout account to the provider once', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/payout',
    earnings({ onboardConnect: () => ({ url: `${pages.origin}/en/market?provider` }) }),
    visitor,
  );
  await page.getByText('Not connected').waitFor();
  await page.getByText('No payouts yet').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Connect a payout account' }).dblclick();
  await page.waitForURL(/provider/);
  expect(requestsTo('onboardConnect')).toHaveLength(1);
});

test("Lists the provider's outstanding requirements after the user returns", async () => {
  const { page } = await pages.open(
    '/en/payout?onboarding=incomplete',
    earnings({
      getAccountStatus: () =>
        account({ status: 'action-required', requirements: ['external_account', 'individual.dob.day'] }),
    }),
    { ...visitor, theme: 'dark' },
  );
  await page.getByText('Your setup isn’t finished').waitFor();
  await page.getByText('Your bank account').waitFor();
  expect(await page.getByText('Your date of birth').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Continue the setup' }).isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
});

test('Says so if the account has been closed when its owner returns', async () => {
  const { page } = await pages.open(
    '/en/payout?onboarding=incomplete',
    earnings({ getAccountStatus: () => account({ status: 'closed' }) }),
    visitor,
  );
  await page.getByRole('alert').getByText('This account was closed or disconnected from Cairn').waitFor();
  expect(await page.getByText('Your setup isn’t finished').count()).toBe(0);
  await page.getByRole('button', { name: 'Connect another account' }).waitFor();
});

test.each([
  ['not-connected', 'before'],
  ['action-required', 'before'],
  ['ready', 'after'],
] as const)('The payout account (%s) stands %s the earnings by month', async (status, place) => {
  const month = { month: '2026-10', currency: 'GBP' as const, received: 100_00, returned: 0, paidOut: 0 };
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      getAccountStatus: () => account({ status }),
      listMyEarnings: () => ({ items: [month] }),
    }),
    visitor,
  );
  const [accountAt, monthsAt] = await Promise.all(
    ['Payout account', 'Received, month by month (GBP)'].map(async name => {
      const heading = page.getByRole('heading', { name });
      await heading.waitFor();
      return (await heading.boundingBox())?.y ?? 0;
    }),
  );
  expect(accountAt! < monthsAt! ? 'before' : 'after').toBe(place);
});

test('Shows a message and stays on the page if the onboarding cannot start', async () => {
  const { page } = await pages.open(
    '/en/payout',
    earnings({ onboardConnect: () => new Refusal('ONBOARDING_FAILED') }),
    visitor,
  );
  await page.getByRole('button', { name: 'Connect a payout account' }).click();
  await page.getByText('We couldn’t open the provider’s page').waitFor();
});

test('Shows the status and reason of each payout and includes it in the totals', async () => {
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      getAccountStatus: () => account({ status: 'ready', bankAccountEnding: '2345' }),
      listMyPayouts: () => ({
        items: [
          aPayout({ recipientPayoutId: 'a', eligibleDate: '2030-11-24T10:00:00.000Z' }),
          aPayout({ recipientPayoutId: 'b', status: 'failed', reason: 'payoutReason.refused_by_provider' }),
          aPayout({ recipientPayoutId: 'c', status: 'completed', payoutDate: '2026-11-12T10:00:00.000Z' }),
          aPayout({ recipientPayoutId: 'd', status: 'cancelled', reason: 'payoutReason.joined' }),
        ],
      }),
      listOwnedOrders: () => ({
        items: [
          {
            PaymentID: 'p' as never, // only shown as a key
            payer: aMe,
            kind: 'points',
            quantity: 4,
            total: 50_00,
            currency: 'GBP',
            paidAt: '2026-11-18T10:00:00.000Z',
            status: 'success',
            refunded: 12_50,
            commission: 1_50,
            project: { ProjectID: aProject().ProjectID, shortName: 'Tidewatch' },
          },
        ],
      }),
    }),
    visitor,
  );
  await page.getByText('The bank or the provider rejected it.').waitFor();
  await page.getByText('Carried over', { exact: true }).waitFor();
  expect(await page.getByText('Cancelled', { exact: true }).count()).toBe(0);
  expect(await page.getByText('A payout didn’t reach you').isVisible()).toBe(true);
  await page.getByText('Automatically, on 24 November 2030').waitFor();
  expect((await page.locator('.kpis').innerText()).replaceAll('\n', ' ')).toContain(
    'Waiting £186 in 2 payouts',
  );
  await page.getByRole('cell', { name: '4 points' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('Shows one date per payout on a small screen: when it becomes eligible, or when it was paid out', async () => {
  const { page } = await pages.open(
    '/en/payout',
    earnings({
      listMyPayouts: () => ({
        items: [
          aPayout({ recipientPayoutId: 'a', eligibleDate: '2030-11-24T10:00:00.000Z' }),
          aPayout({
            recipientPayoutId: 'b',
            status: 'completed',
            eligibleDate: '2026-11-11T10:00:00.000Z',
            payoutDate: '2026-11-12T10:00:00.000Z',
          }),
          aPayout({
            recipientPayoutId: 'c',
            status: 'cancelled',
            eligibleDate: '2026-10-13T10:00:00.000Z',
          }),
        ],
      }),
    }),
    visitor,
  );
  const cancelled = page.getByRole('row').filter({ hasText: 'Cancelled' });
  await cancelled.getByRole('cell', { name: '–', exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.getByRole('table', { name: 'Payouts' }).getByRole('row');
  await rows.filter({ hasText: 'Transferred' }).waitFor();
  const textOf = async (status: string) => await rows.filter({ hasText: status }).innerText();

  expect(await textOf('Pending')).toMatch(/from\s+24 Nov/);
  expect(await textOf('Transferred')).toMatch(/paid out on\s+12 Nov/);
  expect(await textOf('Transferred')).not.toMatch(/from|11 Nov/);
  expect(await textOf('Cancelled')).not.toMatch(/from|13 Oct/);
});

test('Announces no payout below the minimum, and scrolls to the current page on a small screen', async () => {
  const small = earnings({ listMyPayouts: () => ({ items: [aPayout({ amount: 5_79 })] }) });
  const { page } = await pages.open('/en/payout', small, visitor);
  await page.getByText('Too little to send yet; the minimum is £10').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const current = page.getByRole('link', { name: 'Earnings' }).and(page.locator('.side [aria-current]'));
  await current.waitFor();
  await expect
    .poll(async () => {
      const { x = -1, width = 0 } = (await current.boundingBox()) ?? {};
      return x >= 0 && x + width <= 390;
    })
    .toBe(true);
});

test('Says which part could not be loaded, shows the others, and loads it again by itself', async () => {
  let isDown = true;
  const orDown =
    <T>(answer: T) =>
    () =>
      isDown ? new Refusal('DEPENDENCY_UNAVAILABLE') : answer;
  const { page, requestsTo } = await pages.open(
    '/en/payout',
    earnings({
      listMyPayouts: () => ({ items: [aPayout()] }),
      listMyDebts: orDown({
        items: [
          { currency: 'GBP', amount: 475, since: '2026-11-01T10:00:00.000Z', causes: [], hasMore: false },
        ],
      }),
      listOwnedRefunds: orDown({ items: [] }),
      listMyEarnings: orDown({ items: [] }),
      listOwnedOrders: orDown({ items: [] }),
    }),
    { ...visitor, prepare: fakeClock },
  );
  const failure = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const debts = failure('We couldn’t load what you owe.');
  const others = ['the refund requests', 'the months', 'the recent orders'];
  await debts.waitFor();
  for (const part of others) await failure(`We couldn’t load ${part}`).waitFor();
  await page.getByRole('heading', { name: 'Payouts', exact: true }).waitFor();

  const asked = requestsTo('listMyDebts').length;
  await debts.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => requestsTo('listMyDebts').length).toBeGreaterThan(asked);

  isDown = false;
  await passTimeUntil(page, page.getByText('You owe £4.75'));
  for (const part of others) await passTimeUntil(page, failure(`We couldn’t load ${part}`), 'hidden');
});
