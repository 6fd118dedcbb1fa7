import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath, projectServer } from '#web/testing/projectPage.ts';
import { aProgressEntry, aProject, aRole } from '#web/testing/samples.ts';

const pages = openPages();

/** Copies the link of the open sheet. */
async function copiedFrom(page: Page, title: string): Promise<string> {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await sheet.getByRole('status').getByText('Copied', { exact: true }).waitFor();
  return (await page.evaluate(() => navigator.clipboard.readText())).replace(pages.origin, '');
}

describe('A project', () => {
  test('is shared by a link that says how, and the focus comes back to the button', async () => {
    const { page } = await pages.open(projectPath, projectServer());
    const button = page.getByRole('button', { name: 'Share', exact: true });
    await button.click();
    expect(await copiedFrom(page, 'Share this project')).toBe(`${projectPath}?ref=copied-link`);
    const sheet = page.getByRole('dialog', { name: 'Share this project' });
    const mail = await sheet.getByRole('link', { name: 'Email' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain(`${projectPath}?ref=email`);

    await sheet.getByRole('button', { name: 'Mastodon' }).click();
    const server = sheet.getByLabel('Your Mastodon server');
    await server.fill('mastodon');
    await sheet.getByText('Enter a server, such as mastodon.social.').waitFor();
    await server.fill('@ada@mamot.fr');
    const go = await sheet.getByRole('link', { name: 'Open mamot.fr' }).getAttribute('href');
    expect(go).toMatch(/^https:\/\/mamot\.fr\/share\?text=/);
    for (const part of ['QR code', 'Poster to print (A4)', 'Card for your website'])
      await sheet.getByText(part, { exact: true }).click();
    expect(await sheet.locator('iframe').evaluateAll(all => all.map(one => one.getAttribute('src')))).toEqual(
      ['/en/embed/tidewatch/poster', '/en/embed/tidewatch'],
    );
    await sheet.getByRole('button', { name: 'Français' }).click();
    expect(await sheet.locator('iframe').first().getAttribute('src')).toBe('/fr/embed/tidewatch/poster');
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await button.evaluate(one => one === document.activeElement)).toBe(true);
  });

  test('has a link that can be selected where the browser does not let the page copy it', async () => {
    const { page } = await pages.open(projectPath, projectServer());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Share this project' });
    await sheet.getByRole('button', { name: 'Copy link' }).click();
    await sheet.getByRole('button', { name: 'Select the text to copy it' }).waitFor();
  });

  test('that is not public is not shared', async () => {
    const { page } = await pages.open(projectPath, projectServer({ status: 'submitted' }), {
      signedIn: true,
    });
    await page.getByRole('button', { name: /^Like/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Share/ }).count()).toBe(0);
  });
});

test('a role and an update are shared by links to their places on the page', async () => {
  const [role, entry] = [aRole(), aProgressEntry({ title: 'Seven weeks' })];
  const server = { ...projectServer(), listProgressEntries: () => ({ items: [entry] }) };
  const { page } = await pages.open(`${projectPath}#update-${entry.ProgressEntryID}`, server);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(`update-${entry.ProgressEntryID}`);

  await page.getByRole('button', { name: `Share: ${role.PersonType}` }).click();
  expect(await copiedFrom(page, 'Share this role')).toBe(
    `${projectPath}?ref=copied-link#role-${role.ProspectID}`,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share: Seven weeks' }).click();
  expect(await copiedFrom(page, 'Share this update')).toBe(
    `${projectPath}?ref=copied-link#update-${entry.ProgressEntryID}`,
  );
  expect(await page.locator(`#role-${role.ProspectID}`).count()).toBe(1);
});

test('a donor can share the project from the page of thanks', async () => {
  const { page } = await pages.open('/en/generic/thankyou?project=tidewatch', {
    getProject: () => aProject(),
  });
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
  expect(await copiedFrom(page, 'Share this project')).toBe(`${projectPath}?ref=copied-link`);
});
