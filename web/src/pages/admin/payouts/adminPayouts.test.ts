import { expect, test } from 'vitest';
import type { Payout } from '#shared/entities/payout.ts';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { aDebt, aDispute, aPayout } from '#web/testing/payouts.ts';
import { aMe } from '#web/testing/samples.ts';

const pages = openPages();

const visitor = { signedIn: true };

/** Responses for an administrator, with one failed payout. */
function desk(more: Answers = {}) {
  let failed: Payout = aPayout({
    recipientPayoutId: 'failed',
    status: 'failed',
    reason: 'payoutReason.refused_by_provider',
  });
  const answers: Answers = {
    getMe: () => ({ ...aMe, isAdmin: true }),
    listAllPayouts: ({ query }) => {
      const all = [failed, aPayout({ recipientPayoutId: 'waiting' })];
      if (query['reason'] && !query['cursor']) return { items: [], cursor: 'older' };
      if (query['cursor']) return { items: [aPayout({ recipientPayoutId: 'older', amount: 5_00 })] };
      return query['status']
        ? { items: all.filter(({ status }) => status === query['status']) }
        : { items: all, cursor: 'more' };
    },
    transferPayout: () => {
      failed = aPayout({
        recipientPayoutId: 'failed',
        status: 'completed',
        payoutDate: '2026-11-20T10:00:00.000Z',
      });
      return failed;
    },
    ...more,
  };
  return { answers, change: (to: Payout) => (failed = to) };
}

test('Transfers a failed payout once after confirmation, even on a double click', async () => {
  const { page, requestsTo } = await pages.open('/en/admin-payouts', desk().answers, visitor);
  await page.getByRole('button', { name: 'Transfer now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer £93.00 to Maren Okoro?' });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain('never sent twice');
  expect(await axeViolations(page)).toEqual([]);
  expect(requestsTo('transferPayout')).toEqual([]);

  await dialog.getByRole('button', { name: 'Transfer now' }).dblclick();
  await page.getByText('£93.00 is on its way to Maren Okoro').waitFor();
  expect(requestsTo('transferPayout').map(({ params }) => params['recipientPayoutId'])).toEqual(['failed']);
  await expect.poll(() => page.getByRole('button', { name: 'Transfer now' }).count()).toBe(0);
});

test('Holds a payout with a reason, which stays if it is refused, and releases it', async () => {
  const hold = { reason: 'The bank asks who this is.', at: '2026-11-20T10:00:00.000Z' };
  let isDown = true;
  const { answers, change } = desk({
    holdPayout: () => {
      if (isDown) return new Refusal('DEPENDENCY_UNAVAILABLE');
      const held = { ...aPayout({ recipientPayoutId: 'failed', status: 'failed', held: true }), hold };
      change(held);
      return held;
    },
    releasePayout: () => {
      const released = aPayout({ recipientPayoutId: 'failed', status: 'failed' });
      change(released);
      return released;
    },
  });
  const { page, requestsTo } = await pages.open('/en/admin-payouts?status=failed', answers, visitor);
  await page.getByRole('button', { name: 'Hold Maren Okoro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hold this payout to Maren Okoro?' });
  await dialog.getByLabel('Reason').fill('Short');
  await dialog.getByRole('button', { name: 'Hold' }).click();
  expect(requestsTo('holdPayout')).toEqual([]);
  await dialog.getByLabel('Reason').fill(hold.reason);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Hold' }).click();
  await dialog.getByText('The hold wasn’t saved').waitFor();
  expect(await dialog.getByLabel('Reason').inputValue()).toBe(hold.reason);

  isDown = false;
  await dialog.getByRole('button', { name: 'Hold' }).click();
  await page.getByText('The payout to Maren Okoro is held').waitFor();
  const reason = page.getByText(hold.reason);
  await reason.waitFor();
  // An inline reason would stand next to the status.
  expect(await reason.evaluate(element => getComputedStyle(element).display)).toBe('block');
  expect(await page.getByRole('button', { name: 'Transfer now' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Release Maren Okoro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await page.getByText('The payout to Maren Okoro is released').waitFor();
  await page.getByRole('button', { name: 'Transfer now' }).waitFor();
});

test('Transfers nothing if the confirmation is cancelled', async () => {
  const { page, requestsTo } = await pages.open('/en/admin-payouts', desk().answers, visitor);
  await page.getByRole('button', { name: 'Transfer now' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(requestsTo('transferPayout')).toEqual([]);
});

test('Shows a message and updates the list if another administrator has transferred the payout', async () => {
  const { answers, change } = desk({
    transferPayout: () => {
      change(aPayout({ recipientPayoutId: 'failed', status: 'completed' }));
      return new Refusal('PAYOUT_NOT_TRANSFERABLE');
    },
  });
  const { page } = await pages.open('/en/admin-payouts', answers, { ...visitor, theme: 'dark' });
  await page.getByRole('button', { name: 'Transfer now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer now' }).click();
  await page.getByText('This payout can’t be transferred in its current state.').waitFor();
  await page.getByRole('cell', { name: 'Transferred' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('Filters the list by the URL and loads further pages', async () => {
  const { page, requestsTo } = await pages.open('/en/admin-payouts', desk().answers, visitor);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('cell', { name: '£5.00' }).waitFor();

  await page.getByLabel('Status').selectOption('Failed');
  await page.getByText('The bank or the provider rejected it.').waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  expect(pathAndQueryOf(page)).toBe('/en/admin-payouts?status=failed');
  await page.getByLabel('Status').selectOption('Processing');
  await page.getByText('No payouts match these filters.').waitFor();

  await page.getByLabel('Status').selectOption('');
  await expect.poll(() => pathAndQueryOf(page)).toBe('/en/admin-payouts');
  await page.getByLabel('Waiting because').selectOption('Unclaimed for 90 days');
  await page.getByRole('heading', { name: 'None found so far' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('cell', { name: '£5.00' }).waitFor();
  await page.getByLabel('Currency').selectOption('EUR');
  await expect.poll(() => pathAndQueryOf(page)).toBe('/en/admin-payouts?reason=unclaimed&currency=EUR');
  await expect.poll(() => requestsTo('listAllPayouts').at(-1)?.query['currency']).toBe('EUR');
});

test('Filters the list by days and recipient, and keeps what the URL does not say', async () => {
  const { page, requestsTo } = await pages.open(
    '/en/admin-payouts?status=failed&from=soon',
    desk().answers,
    visitor,
  );
  await page.getByLabel('Created from').fill('2026-11-01');
  await expect.poll(() => pathAndQueryOf(page)).toBe('/en/admin-payouts?status=failed&from=2026-11-01');
  await page.getByRole('link', { name: 'All payouts Maren Okoro' }).first().click();
  await page.getByText('Only payouts to Maren Okoro.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(requestsTo('listAllPayouts')[0]?.query).not.toHaveProperty('recipientId');
  await expect.poll(() => requestsTo('listAllPayouts').at(-1)?.query['recipientId']).toBeTruthy();
  await page.getByRole('link', { name: 'Its payouts Tidewatch' }).first().click();
  await page.getByText('Only payouts of Tidewatch.').waitFor();
  await expect.poll(() => requestsTo('listAllPayouts').at(-1)?.query['projectId']).toBe('tidewatch');
  await page.goBack();
  await page.getByRole('link', { name: 'Show those to everyone' }).click();
  await expect.poll(() => pathAndQueryOf(page)).toBe('/en/admin-payouts');
});

test('Denies other users access', async () => {
  const { page } = await pages.open('/en/admin-payouts', { ...desk().answers, getMe: () => aMe }, visitor);
  await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
});

test('Open disputes name their deadline and lead to where evidence is submitted, or say that it has been', async () => {
  const answered = { ...aDispute, id: 'dp_2', evidenceSubmitted: true };
  const { answers } = desk({
    listDisputes: ({ query }) => ({ items: query['status'] === 'open' ? [aDispute, answered] : [] }),
  });
  const { page, requestsTo } = await pages.open('/en/admin-payouts?view=disputes', answers, visitor);
  const evidence = page.getByRole('link', { name: 'Submit evidence at Stripe' });
  expect(await evidence.getAttribute('href')).toBe('https://dashboard.stripe.com/disputes/dp_1');
  await page.getByText('nothing was received').first().waitFor();
  await page.getByText('Evidence is due by 5 Jan 2099').waitFor();
  await page.getByText('Evidence has been submitted. The bank is reviewing it.').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel('Status').selectOption('won');
  await page.getByRole('heading', { name: 'No dispute has been won' }).waitFor();
  expect(requestsTo('listDisputes').map(({ query }) => query['status'])).toEqual(['open', 'won']);
});

test('Says what the checks found and what to do, and what recipients owe', async () => {
  const { answers } = desk({
    listChecks: () => ({
      items: [
        {
          name: 'reconciliation',
          at: '2026-11-20T09:45:00.000Z',
          examined: 12,
          applied: 1,
          found: 0,
          problems: [],
        },
        {
          name: 'ledgerCheck',
          at: '2026-11-20T03:00:00.000Z',
          examined: 48_210,
          found: 51,
          problems: [
            { kind: 'provider', text: 'provider:stripe GBP is 5 in the ledger but 7 at the provider.' },
          ],
        },
      ],
    }),
    listDebts: () => ({ items: [{ ...aDebt, recipient: aMe }] }),
  });
  const { page } = await pages.open('/en/admin-payouts?view=checks', answers, visitor);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const ledger = page.getByRole('article', { name: 'Ledger and settings of the payment provider' });
  await ledger.getByText('51 problems').waitFor();
  await ledger.getByText('48,210 postings checked').waitFor();
  await ledger.getByText('Look in Stripe’s dashboard for a movement made by hand').waitFor();
  await ledger.getByText('GBP is 5 in the ledger but 7 at the provider').waitFor();
  await ledger.getByText('The first 1 are shown.').waitFor();
  await page
    .getByRole('article', { name: /^Reconciliation/ })
    .getByText('Nothing found')
    .waitFor();
  await page.getByText('1 missed event applied').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const current of await page.locator('.tabs [aria-current]').all()) {
    const { x = 0, width = 0 } = (await current.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }

  await page.getByRole('link', { name: 'Debts' }).click();
  await page.getByText('£47.50').first().waitFor();
  await page.getByText('Lost dispute about a payment to Tidewatch, 3 Nov 2026').waitFor();
  await page.getByText('and more').waitFor();
  const theirs = await page.getByRole('link', { name: 'Their payouts' }).getAttribute('href');
  expect(theirs).toContain(`to=${aMe.UserID}`);
  expect(await axeViolations(page)).toEqual([]);
});
