import { describe, expect, test } from 'vitest';
import { accountServer, user, visitor } from '#web/testing/account.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { untilComplete } from '#web/testing/waits.ts';

const pages = openPages();

describe.each(['light', 'dark'] as const)('In the %s theme', theme => {
  test.each(['signup', 'signin', 'forgot-password', `reset?t=${'x'.repeat(40)}`])(
    '%s passes axe with its errors shown',
    async path => {
      const { page } = await pages.open(`/en/${path}`, {}, { ...visitor, theme, bypassCSP: true });
      await page.locator('form button[type=submit]').click();
      await page.locator('.summary').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  test.each(['edit-profile', 'notifications', 'notifications?message=n1'])('%s passes axe', async path => {
    const { page } = await pages.open(`/en/${path}`, accountServer(), { ...user, theme, bypassCSP: true });
    await untilComplete(page);
    if (path === 'edit-profile') {
      await page.getByLabel('About you').fill('short');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.locator('.summary').waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.each([320, 390])('no page for visitors scrolls horizontally at %i px', async width => {
  const { page } = await pages.open('/fr/signup', {}, { ...visitor, viewport: { width, height: 900 } });
  for (const path of ['/fr/signup', '/fr/signin', '/es/signin', '/en/signup', '/fr/forgot-password']) {
    await pages.goTo(page, path);
    await untilComplete(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test.each([320, 390, 820])('no account page scrolls horizontally at %i px', async width => {
  const { page } = await pages.open('/fr/signup', accountServer(), {
    ...user,
    viewport: { width, height: 900 },
  });
  for (const path of ['/fr/forgot-password', '/fr/edit-profile', '/en/notifications']) {
    await pages.goTo(page, path);
    await untilComplete(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});
