import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Answers, Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, pathAndQueryOf } from '#web/testing/openPages.ts';
import { anOrder, orderKeyOf, paymentServer } from '#web/testing/orders.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';
import { aProject } from '#web/testing/samples.ts';

const pages = openPages();

const shop = (more?: Answers) => ({ ...projectServer(), ...paymentServer(pages.origin, more) });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Support Tidewatch' });

describe('Donation', () => {
  test('opens the checkout from the project page, with the exact fee and the choice to stay anonymous', async () => {
    const { page, requestsTo } = await pages.open(path, shop(), { signedIn: true });
    await page.getByText('£40', { exact: true }).click();
    await page.getByText('For £40 that’s £1.50; the project receives £38.50.').waitFor();
    await page.getByRole('checkbox', { name: 'Stay anonymous' }).check();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Donate £40' }).dblclick();
    await page.waitForURL(/provider=order-1/);
    expect(requestsTo('initiatePayment').map(({ body }) => body)).toMatchObject([
      { total: 40_00, currency: 'GBP', anonymous: true, items: [{ kind: 'donation', price: 40_00 }] },
    ]);
  });

  test('can include the fee on top, which the button and the order have', async () => {
    const { page, requestsTo } = await pages.open(path, shop(), { signedIn: true });
    await page.getByRole('checkbox', { name: 'Add the fee of £0.71' }).check();
    await page.getByText('You pay it on top: £0.71. The project receives the whole £15.').waitFor();
    await page.getByRole('button', { name: 'Donate £15.71' }).click();
    await page.waitForURL(/provider=order-1/);
    expect(requestsTo('initiatePayment').map(({ body }) => body)).toMatchObject([
      { total: 15_71, feeCovered: true, items: [{ price: 15_00 }] },
    ]);
  });

  test('has its button in the same place before and after the choices arrive', async () => {
    const fee = Promise.withResolvers<{ permille: number }>();
    const { page } = await pages.open(path, shop({ getProjectFee: () => fee.promise }), { signedIn: true });
    const button = page.getByRole('button', { name: 'Donate £15' });
    await button.waitFor();
    const before = await button.boundingBox();
    fee.resolve({ permille: 45 });
    await page.getByRole('checkbox', { name: /^Add the fee/ }).waitFor();
    await page.getByRole('checkbox', { name: 'Stay anonymous' }).waitFor();
    expect(Math.round((await button.boundingBox())?.y ?? 0)).toBe(Math.round(before?.y ?? -1));
  });

  test('says in place why the checkout did not open, and tries the same order again', async () => {
    let isDown = true;
    const { page, requestsTo } = await pages.open(
      path,
      shop({
        payWithStripe: () =>
          isDown
            ? new Refusal('PAYMENT_GATEWAY_UNAVAILABLE')
            : { url: `${pages.origin}/en/market?provider`, payment: anOrder() },
      }),
      { signedIn: true },
    );
    await page.getByRole('checkbox', { name: 'Stay anonymous' }).waitFor();
    await page.getByRole('button', { name: 'Donate £15' }).click();
    await page.getByText('The payment page can’t be opened right now').waitFor();
    expect(pathAndQueryOf(page)).toBe(path);
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/provider/);
    expect(new Set(requestsTo('initiatePayment').map(orderKeyOf)).size).toBe(1);
  });

  test('says that the server cannot be reached, and does not promise to pay by itself', async () => {
    const { page } = await pages.open(path, shop({}), { signedIn: true });
    await page.getByRole('checkbox', { name: 'Stay anonymous' }).waitFor();
    await page.route('**/api/payment/initiate', route => route.abort());
    await page.getByRole('button', { name: 'Donate £15' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The payment page didn’t open' });
    await alert.getByText('We can’t reach the server right now. You haven’t been charged.').waitFor();
    expect(await alert.getByText('keep trying').count()).toBe(0);
  });

  test('rejects an amount that is too small, too large or not a number', async () => {
    const { page } = await pages.open(path, projectServer(), { signedIn: true });
    const other = page.getByRole('textbox', { name: /Other amount/ });
    for (const [typed, words] of [
      ['1', 'The minimum donation is £2.'],
      ['6000', 'The maximum donation is £5,000.'],
      ['lots', 'Enter an amount such as £1,234.50.'],
      ['1.005', 'Enter an amount such as £1,234.50.'],
      ['€40', 'Enter an amount such as £1,234.50.'],
    ] as const) {
      await other.fill(typed);
      await panelOf(page).getByRole('button', { name: 'Donate' }).last().click();
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      expect(await other.getAttribute('aria-invalid')).toBe('true');
      expect(pathAndQueryOf(page)).toBe(path);
    }
  });

  test('sends a visitor to sign in and keeps the amount', async () => {
    const { page } = await pages.open(path, projectServer());
    await page.getByText('£25', { exact: true }).click();
    await page.getByRole('button', { name: 'Donate £25' }).click();
    await page.waitForURL('**/signin?**');
    expect(new URL(page.url()).searchParams.get('next')).toBe(
      '/en/payment?project=tidewatch&kind=donation&amount=2500',
    );
  });
});

describe('Points', () => {
  test('can be bought up to a quarter of the remaining number', async () => {
    const { page } = await pages.open(path, projectServer({ remainingUnits: 12, soldUnits: 785 }), {
      signedIn: true,
    });
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByText('12 of 800 left, 785 sold').waitFor();
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('9');
    await page.getByText('At most 3 at a time').waitFor();
    await panelOf(page).getByRole('button', { name: 'Buy points' }).last().click();
    expect(await quantity.inputValue()).toBe('9');
    expect(pathAndQueryOf(page)).toBe(path);
    await quantity.press('ArrowDown');
    await page.getByRole('button', { name: 'Buy 3 × buoy for £37.50' }).click();
    await page.waitForURL('**/payment?**');
    expect(pathAndQueryOf(page)).toBe('/en/payment?project=tidewatch&kind=points&quantity=3');
  });

  test('say why their number stops: at a quarter of the rest, and at the minimum payment', async () => {
    const cheap = projectServer({ unitPrice: 50, numberOfContributions: 4_000, remainingUnits: 24 });
    const { page } = await pages.open(path, cheap, { signedIn: true });
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByText('At least 4: the minimum payment is £2.').waitFor();
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('20');
    await page.getByText('At most 6 at a time, so that others get some too.').waitFor();
    await quantity.fill('6');
    await page.getByRole('button', { name: 'Buy 6 × buoy for £3' }).waitFor();
  });

  test.each(['2.5', '2,5', 'two', ''])('are refused at the field if “%s” is typed', async typed => {
    const { page } = await pages.open(path, projectServer(), { signedIn: true });
    await page.getByRole('button', { name: 'Buy points' }).click();
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill(typed);
    await page.getByText('Whole points only: enter a number such as 12.').waitFor();
    expect(await quantity.getAttribute('aria-invalid')).toBe('true');
    await panelOf(page).getByRole('button', { name: 'Buy points' }).last().click();
    expect(await quantity.inputValue()).toBe(typed);
    expect(pathAndQueryOf(page)).toBe(path);
  });

  test('cannot be bought when one costs more than the largest payment', async () => {
    const dear = projectServer({ unitPrice: 2_000_000_00, numberOfContributions: 10, remainingUnits: 10 });
    const { page } = await pages.open(path, dear, { signedIn: true });
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByText('One point costs more than the largest payment of £999,999.99.').waitFor();
  });

  test('cannot be bought when those left come to less than the minimum payment', async () => {
    const few = projectServer({ unitPrice: 50, numberOfContributions: 4_000, remainingUnits: 3 });
    const { page } = await pages.open(path, few, { signedIn: true });
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByText('3 left, for less than the minimum payment of £2.').waitFor();
    expect(
      await panelOf(page)
        .getByRole('button', { name: /^Buy \d/ })
        .count(),
    ).toBe(0);
  });

  test('cannot be bought when sold out', async () => {
    const { page } = await pages.open(path, projectServer({ remainingUnits: 0 }), { signedIn: true });
    await page.getByRole('button', { name: 'Buy points' }).click();
    await page.getByText('All of this project’s points have been sold').waitFor();
    expect(
      await panelOf(page)
        .getByRole('button', { name: /^Buy \d/ })
        .count(),
    ).toBe(0);
  });
});

test('Accepts neither payments nor applications for a halted project', async () => {
  const { page } = await pages.open(path, projectServer({ status: 'halted' }), { signedIn: true });
  await page.getByText('This project is paused').waitFor();
  await page.getByText('This project isn’t accepting payments.').waitFor();
  await page.getByText('The project is paused and takes no applications').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Apply/ }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /Donate/ }).count()).toBe(0);
});

describe('Stones', () => {
  const named = ['Proved in a bucket', '', '', '', '', '', ''];

  test('have the names that their owner gave, and usual ones where there is none', async () => {
    const { page } = await pages.open(path, projectServer({ stoneNames: named }));
    const stones = page.getByRole('region', { name: 'The budget in seven stones' }).getByRole('listitem');
    await stones.filter({ hasText: 'Proved in a bucket' }).waitFor();
    expect(await stones.filter({ hasText: 'Second stone' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Name the stones' }).count()).toBe(0);
  });

  test('are named in the line on what is missing for the next one', async () => {
    const names = named.map((_, index) => `Step ${index + 1}`);
    const { page } = await pages.open(path, projectServer({ stoneNames: names }));
    await page.getByText(/^£[\d,]+ more to the next stone: Step \d$/).waitFor();
  });

  test('are named by the owner; what was typed stays if it is refused', async () => {
    let isDown = true;
    const you = {
      owner: true,
      member: false,
      liked: false,
      following: false,
      canAdminister: false,
      beyondPlan: false,
    };
    const { page, requestsTo } = await pages.open(
      path,
      {
        ...projectServer({ you }),
        nameStones: ({ body }) =>
          isDown
            ? new Refusal('DEPENDENCY_UNAVAILABLE')
            : aProject({ you, stoneNames: body['names'] as string[] }), // as the contract says
      },
      { signedIn: true },
    );
    await page.getByRole('button', { name: 'Name the stones' }).click();
    const dialog = page.getByRole('dialog', { name: 'Name the stones' });
    await dialog.getByLabel('First stone').fill('Proved in a bucket');
    await dialog.getByRole('button', { name: 'Save the names' }).click();
    await dialog.getByText('We couldn’t save the names').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    isDown = false;
    await dialog.getByRole('button', { name: 'Save the names' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(requestsTo('nameStones').at(-1)?.body).toMatchObject({ names: named });
  });
});
