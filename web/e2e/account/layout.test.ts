import { describe, expect, test } from 'vitest';
import { axeViolations } from '#web/testing/openPages.ts';
import { openAccount } from './openAccount.ts';

const { origin, visit } = openAccount();

describe.each(['light', 'dark'] as const)('In the %s theme', colorScheme => {
  test.each(['signup', 'signin', 'forgot-password', `reset?t=${'x'.repeat(40)}`])(
    '%s passes axe with its errors shown',
    async path => {
      const { page } = await visit(`/en/${path}`, {}, { colorScheme, bypassCSP: true });
      await page.locator('form button[type=submit]').click();
      await page.locator('.summary').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  test.each(['edit-profile', 'notifications', 'notifications?message=n1'])('%s passes axe', async path => {
    const { page } = await visit(`/en/${path}`, {}, { as: 'ines', colorScheme, bypassCSP: true });
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path === 'edit-profile') {
      await page.getByLabel('About you').fill('short');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.locator('.summary').waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.each([320, 390])('no page for visitors scrolls horizontally at %i px', async width => {
  const { page } = await visit('/fr/signup', {}, { viewport: { width, height: 900 } });
  for (const path of ['/fr/signup', '/fr/signin', '/es/signin', '/en/signup', '/fr/forgot-password']) {
    await page.goto(origin() + path, { waitUntil: 'networkidle' });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test.each([320, 390, 820])('no account page scrolls horizontally at %i px', async width => {
  const { page } = await visit('/fr/signup', {}, { as: 'ines', viewport: { width, height: 900 } });
  for (const path of ['/fr/forgot-password', '/fr/edit-profile', '/en/notifications']) {
    await page.goto(origin() + path, { waitUntil: 'networkidle' });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
  }
});
