import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from '#web/testing/openPages.ts';
import { acceptingServer, fillIn, send } from '#web/testing/proposalPage.ts';

const pages = openPages();

/** Widths and heights of elements. */
const sidesOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll(all =>
    all.flatMap(one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]),
  );

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

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
])
  test(`At ${viewport.width} pixels, the bar is one low row, and its menu leaves or discards the draft`, async () => {
    const { page } = await pages.open('/fr/proposal', {}, { viewport, hasTouch: true });
    const bar = page.locator('.fbar');
    const heightOf = () => bar.evaluate(element => element.getBoundingClientRect().height);
    expect(await heightOf()).toBeLessThanOrEqual(88);
    await page.getByLabel('Nom du projet').fill('Carnets de terrain');
    await bar.getByText(/^Enregistré/).waitFor();
    await expect.poll(() => bar.getByRole('button').allTextContents()).toEqual(['', 'Soumettre']);
    expect(await heightOf()).toBeLessThanOrEqual(88);

    const menu = page.getByRole('button', { name: 'Autres actions pour ce brouillon' });
    await menu.press('Enter');
    await page.getByRole('link', { name: 'Garder comme brouillon' }).waitFor();
    expect(
      Math.min(...(await sidesOf(bar.locator('.btn, .ib, .menu > *').filter({ visible: true })))),
    ).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Garder le brouillon' }).click();
    await menu.and(page.locator(':focus')).waitFor();
    await menu.click();
    await page.getByRole('link', { name: 'Garder comme brouillon' }).click();
    await page.getByText('Votre brouillon est enregistré sur cet appareil').waitFor();
  });

test('In a low and narrow window, the bar stays at its place below the form', async () => {
  const { page } = await pages.open('/fr/proposal', {}, { viewport: { width: 320, height: 568 } });
  const positionOf = () => page.locator('.fbar').evaluate(bar => getComputedStyle(bar).position);
  expect(await positionOf()).toBe('static');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await positionOf()).toBe('sticky');
});

test('The bar of a saved draft fits a narrow phone in English and Spanish', async () => {
  for (const [path, field] of [
    ['/en/proposal', 'Project name'],
    ['/es/proposal', 'Nombre del proyecto'],
  ] as const) {
    const { page } = await pages.open(path, {}, { viewport: { width: 320, height: 700 } });
    await page.getByLabel(field).fill('Carnets de terrain');
    const bar = page.locator('.fbar');
    await bar.locator('.ib').waitFor();
    const { height, right } = await bar.evaluate(element => ({
      height: element.getBoundingClientRect().height,
      right: element.querySelector('[type="submit"]')?.getBoundingClientRect().right,
    }));
    expect(height).toBeLessThanOrEqual(88);
    expect(right).toBeLessThanOrEqual(320);
  }
});
