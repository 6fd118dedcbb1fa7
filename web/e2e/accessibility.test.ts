import { describe, expect, test } from 'vitest';
import { axeViolations } from '#web/testing/openPages.ts';
import { openBuilt } from './openBuilt.ts';

const { visit } = openBuilt();

describe.each(['light', 'dark'] as const)('In the %s theme', colorScheme => {
  test.each(['/en', '/en/kit', '/fr', '/en/404'])('%s passes axe', async path => {
    const { page } = await visit(path, { colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the open navigation of a small screen passes axe', async () => {
    const { page } = await visit('/en', {
      viewport: { width: 390, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Français' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
