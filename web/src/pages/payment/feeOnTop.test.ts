import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { paymentServer } from '#web/testing/orders.ts';

const pages = openPages();

const donation = '/en/payment?project=tidewatch&kind=donation&amount=1500';
const visitor = { signedIn: true };
const shop = () => paymentServer(pages.origin);

/** The lines of the summary. */
const linesOf = async (page: Page) =>
  (await page.locator('.pay-lines > div').allInnerTexts()).map(line => line.replace(/\s+/g, ' '));

describe('The platform fee on top', () => {
  test('is added if the payer wants to, and is in the total of the order', async () => {
    const { page, requestsTo } = await pages.open(donation, shop(), visitor);
    const choice = page.getByRole('checkbox', { name: 'Add the fee of' });
    await page.getByText('You pay £15.71, and the project receives the whole £15.').waitFor();
    expect(await choice.isChecked()).toBe(false);
    await choice.check();
    expect(await linesOf(page)).toEqual([
      'Donation £15.00',
      'Platform fee, on top £0.71',
      'Total £15.71',
      'The project receives £15.00',
    ]);
    await page.getByRole('button', { name: 'Pay £15.71' }).click();
    await page.waitForURL(/provider=order-1/);
    expect(requestsTo('initiatePayment').map(({ body }) => body)).toMatchObject([
      { total: 15_71, feeCovered: true, items: [{ price: 15_00 }] },
    ]);
  });

  test('is added to points, at the price of the units', async () => {
    const points = '/en/payment?project=tidewatch&kind=points&quantity=3';
    const { page, requestsTo } = await pages.open(points, shop(), visitor);
    await page.getByRole('checkbox', { name: 'Add the fee of £1.47' }).check();
    await page.getByRole('button', { name: 'Pay £38.97' }).click();
    await page.waitForURL(/provider=order-1/);
    expect(requestsTo('initiatePayment').map(({ body }) => body)).toMatchObject([
      { total: 38_97, feeCovered: true, items: [{ quantity: 3, price: 12_50 }] },
    ]);
  });

  test('makes another order when the choice changes', async () => {
    const { page, requestsTo } = await pages.open(donation, shop(), visitor);
    await page.getByRole('button', { name: 'Pay £15' }).click();
    await page.waitForURL(/provider=order-1/);
    await page.goBack();
    await page.getByRole('checkbox', { name: 'Add the fee of' }).check();
    await page.getByRole('button', { name: 'Pay £15.71' }).click();
    await page.waitForURL(/provider=order-2/);
    expect(requestsTo('cancelPayment').map(({ body }) => body['PaymentID'])).toEqual(['order-1']);
  });

  test('is not offered for the largest donation', async () => {
    const { page } = await pages.open(donation.replace('1500', '500000'), shop(), visitor);
    await page.getByText('The project receives £4,825').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Add the fee of' }).count()).toBe(0);
  });
});
