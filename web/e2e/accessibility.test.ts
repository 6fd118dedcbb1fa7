import { describe, expect, test } from 'vitest';
import { genericTexts, pageTexts } from '#shared/texts.ts';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { untilComplete } from '#web/testing/waits.ts';

const pages = openPages();

describe.each(['light', 'dark'] as const)('In the %s theme', theme => {
  test.each(['/en', '/en/kit', '/en/membership', '/fr', '/en/404'])('%s passes axe', async path => {
    const { page } = await pages.open(path, {}, { isNewDevice: true, theme, bypassCSP: true });
    await untilComplete(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the open navigation of a small screen passes axe', async () => {
    const { page } = await pages.open(
      '/en',
      {},
      {
        isNewDevice: true,
        viewport: { width: 390, height: 800 },
        theme,
        bypassCSP: true,
      },
    );
    await untilComplete(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Français' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.each([...pageTexts.map(text => `/${text}`), ...genericTexts.map(text => `/generic/${text}`)])(
  'the text %s passes axe',
  async path => {
    const { page } = await pages.open(`/en${path}`, {}, { bypassCSP: true });
    await untilComplete(page);
    expect(await axeViolations(page)).toEqual([]);
  },
);
