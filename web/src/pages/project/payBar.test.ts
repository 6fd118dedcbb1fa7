import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { anOrder, paymentServer } from '#web/testing/orders.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();

/** The project page on a phone, scrolled down until its bar appears. */
async function scrolledDown(
  more: Answers = {},
  visitor: { signedIn?: boolean; isNewDevice?: boolean } = { signedIn: true },
) {
  const answers = { ...projectServer(), ...paymentServer(pages.origin, more) };
  const opened = await pages.open(path, answers, visitor);
  await opened.page.setViewportSize({ width: 390, height: 844 });
  // Not to an element below: the sections replace their placeholders while they load.
  await expect
    .poll(async () => {
      await opened.page.mouse.wheel(0, 2_000);
      return await barOf(opened.page).isVisible();
    })
    .toBe(true);
  return opened;
}
const barOf = (page: Page) => page.locator('.paybar');
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Support Tidewatch' });

describe('The bar at the bottom of a project on phones', () => {
  test('opens the form of the panel in a sheet, from which signed-in people donate', async () => {
    const { page, requestsTo } = await scrolledDown();
    await barOf(page).getByRole('button', { name: 'Donate' }).click();
    const sheet = sheetOf(page);
    await sheet.getByText('£40', { exact: true }).click();
    await sheet.getByText('For £40 that’s £1.50; the project receives £38.50.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Donate £40' }).click();
    await page.waitForURL(/provider=order-1/);
    expect(requestsTo('initiatePayment').map(({ body }) => body)).toMatchObject([{ total: 40_00 }]);
  });

  test('offers the roles to those who may apply, not to members', async () => {
    const { page } = await scrolledDown();
    await barOf(page).getByRole('link', { name: 'Apply' }).waitFor();
    const you = { ...aProject().you, member: true };
    const { page: ofMember } = await scrolledDown({ getProject: () => aProject({ you }) });
    await barOf(ofMember).getByRole('button', { name: 'Donate' }).waitFor();
    expect(await barOf(ofMember).getByRole('link', { name: 'Apply' }).count()).toBe(0);
  });

  test('offers the roles no more to those who have applied for each, and the panel shows them', async () => {
    const { page } = await scrolledDown({
      listProspects: () => ({ items: [aRole({ yourRequest: 'pending' })] }),
    });
    await barOf(page).getByRole('button', { name: 'Donate' }).waitFor();
    expect(await barOf(page).getByRole('link', { name: 'Apply' }).count()).toBe(0);
    const panel = page.getByRole('complementary', { name: 'Support Tidewatch' });
    await panel.getByRole('link', { name: 'View', exact: true }).waitFor();
  });

  test('says in the sheet why the checkout did not open', async () => {
    let isDown = true;
    const { page } = await scrolledDown({
      payWithStripe: () =>
        isDown
          ? new Refusal('PAYMENT_GATEWAY_UNAVAILABLE')
          : { url: `${pages.origin}/en/market?provider`, payment: anOrder() },
    });
    await barOf(page).getByRole('button', { name: 'Donate' }).click();
    const sheet = sheetOf(page);
    await sheet.getByRole('button', { name: 'Donate £15' }).click();
    const alert = sheet.getByText('The payment page can’t be opened right now');
    await alert.waitFor();
    expect(pathAndQueryOf(page)).toBe(path);
    isDown = false;
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/provider/);
  });

  test('gives the focus back when the sheet is closed, and keeps the choice', async () => {
    const { page } = await scrolledDown();
    const donate = barOf(page).getByRole('button', { name: 'Donate' });
    await donate.click();
    await sheetOf(page).getByText('£40', { exact: true }).click();
    await page.keyboard.press('Escape');
    await sheetOf(page).waitFor({ state: 'hidden' });
    expect(await donate.evaluate(element => element === document.activeElement)).toBe(true);
    await donate.click();
    await sheetOf(page).getByRole('button', { name: 'Donate £40' }).waitFor();
  });

  test('leads visitors to sign in, with the amount', async () => {
    const { page } = await scrolledDown({}, {});
    await barOf(page).getByRole('link', { name: 'Donate' }).click();
    await page.waitForURL('**/signin?**');
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/kind=donation&amount=1500/);
  });

  test('leads visitors to sign up on a device on which nobody has signed in, with the amount', async () => {
    const { page } = await scrolledDown({}, { isNewDevice: true });
    await barOf(page).locator('a[href*="/signup"]').filter({ hasText: 'Donate' }).click();
    await page.waitForURL('**/signup?**');
    expect(new URL(page.url()).searchParams.get('next')).toMatch(/kind=donation&amount=1500/);
  });
});

test('The panel with the money never covers the picture of a project', async () => {
  const { page } = await pages.open(path, projectServer());
  const boxOf = async (part: string) => {
    const box = await page.locator(part).boundingBox();
    if (!box) throw new Error(`${part} is not shown`);
    return box;
  };
  await page.locator('.panel').waitFor();
  for (const width of [320, 390, 768, 1023, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const [picture, panel] = [await boxOf('.pcover'), await boxOf('.panel')];
    const isBeside = panel.x >= picture.x + picture.width;
    const isBelow = panel.y >= picture.y + picture.height;
    expect({ width, isApart: isBeside || isBelow }).toEqual({ width, isApart: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
