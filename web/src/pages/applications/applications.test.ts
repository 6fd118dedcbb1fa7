import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestState } from '#shared/lifecycle.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { axeViolations, openPages, type Pages } from '#web/testing/openPages.ts';
import { application } from '#web/testing/owner.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(async () => await pages?.close());

test('Lists the applications with their states under the profile menu, and withdraws one unless it has been answered', async () => {
  let status: RequestState = 'pending';
  let isAnswered = true;
  const { page, requestsTo } = await pages.open(
    '/en/applications',
    {
      listMyRequests: () => ({
        items: [
          application('request-1', 'Lucía', { status }),
          application('request-2', 'Lucía', { status: 'denied', because: 'prospectTaken' }),
        ],
      }),
      withdrawRequest: () => {
        if (isAnswered) return new Refusal('REQUEST_ALREADY_PROCESSED');
        status = 'withdrawn';
        return application('request-1', 'Lucía', { status });
      },
    },
    { signedIn: true },
  );
  await page.getByText('Closed: role filled').waitFor();
  expect(await page.getByRole('button', { name: /^Withdraw your application/ }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: '’s menu' }).click();
  expect(await page.getByRole('link', { name: 'My applications' }).count()).toBeGreaterThan(1);
  const signOut = await page.getByRole('button', { name: 'Sign out' }).boundingBox();
  expect(signOut!.y + signOut!.height).toBeLessThanOrEqual(900);
  await page.keyboard.press('Escape');

  const withdraw = async () => {
    await page.getByRole('button', { name: /^Withdraw your application/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  };
  await withdraw();
  await page.getByText('Your application wasn’t withdrawn').waitFor();
  isAnswered = false;
  await withdraw();
  await page.getByText('Withdrawn', { exact: true }).waitFor();
  expect(requestsTo('withdrawRequest')).toHaveLength(2);
  expect(await page.getByRole('button', { name: /^Withdraw your application/ }).count()).toBe(0);
});
