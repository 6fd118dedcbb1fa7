import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { acceptingServer, fillIn, send } from '#web/testing/proposalPage.ts';

const pages = openPages();

test('A proposal is not submitted without the role that is being written', async () => {
  const { page, requestsTo } = await pages.open('/en/proposal', acceptingServer(), { signedIn: true });
  await fillIn(page);
  await page.getByRole('button', { name: 'Add a role' }).click();
  const role = page.getByLabel('Who you’re looking for');
  await role.fill('Sound engineer');
  await send(page).click();
  await page.getByRole('alert').filter({ hasText: 'Save this role, or cancel it' }).waitFor();
  await role.and(page.locator(':focus')).waitFor();
  expect(requestsTo('submitProject')).toEqual([]);

  await page.getByRole('button', { name: 'Save role' }).click();
  await send(page).click();
  await page.waitForURL(/thankyousubmit/);
  expect(requestsTo('submitProject')).toMatchObject([{ body: { proposal: { rolesNeeded: 2 } } }]);
});

test('A draft that is saved to be continued later says where it is', async () => {
  const { page } = await pages.open('/en/proposal', {});
  await fillIn(page);
  await page.getByRole('link', { name: 'Save as draft' }).click();
  await page.getByText('Your draft is saved on this device').waitFor();
  await page.waitForURL(/\/en\/?$/);
});

test('The preview stays above the bar at the end of the form', async () => {
  const { page } = await pages.open('/en/proposal', {});
  await fillIn(page);
  await page.setViewportSize({ width: 1280, height: 520 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const bottom = await page.locator('.fside').evaluate(side => side.getBoundingClientRect().bottom);
  const top = await page.locator('.fbar').evaluate(bar => bar.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
});
