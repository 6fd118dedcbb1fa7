import { describe, expect, test } from 'vitest';
import { axeViolations, openPages } from '#web/testing/openPages.ts';
import { projectPath as path, projectServer } from '#web/testing/projectPage.ts';

const pages = openPages();

const prototypeUrl = 'https://www.figma.com/proto/nrPSsILSYjesyc5UHjYYa4/Tidewatch?node-id=5-3';
const src = 'https://embed.figma.com/proto/nrPSsILSYjesyc5UHjYYa4?node-id=5-3&embed-host=cairn';

/** The project page, with a host that counts its requests. */
async function open(isReached = true) {
  const { page } = await pages.open(path, projectServer({ prototypeUrl }));
  const requests: { url: string; referer: string | undefined }[] = [];
  await page.context().route('https://*.figma.com/**', async route => {
    requests.push({ url: route.request().url(), referer: route.request().headers()['referer'] });
    if (!isReached) return await route.abort();
    await route.fulfill({
      contentType: 'text/html',
      body: '<h1>Tide table</h1><script>try { top.location = "https://evil.example" } catch {}</script>',
    });
  });
  return { page, requests };
}

describe('Prototype of a project', () => {
  test('is asked for when the visitor starts it, and shown in a frame that cannot lead the page elsewhere', async () => {
    const { page, requests } = await open();
    const start = page.getByRole('button', { name: 'Try the prototype' });
    await start.scrollIntoViewIfNeeded();
    await page.getByText('Loads from Figma, which will then know').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(requests).toEqual([]);

    await start.click();
    await page
      .frameLocator('iframe[title="Prototype of Tidewatch"]')
      .getByRole('heading', { name: 'Tide table' })
      .waitFor();
    expect(requests).toEqual([{ url: src, referer: undefined }]);
    const frame = page.locator('.prototype iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(await frame.evaluate(one => one === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('that does not load can be opened at its host', async () => {
    const { page } = await open(false);
    await page.getByRole('button', { name: 'Try the prototype' }).click();
    const link = page.getByRole('link', { name: 'Open it at Figma' });
    expect(await link.getAttribute('href')).toBe(
      'https://www.figma.com/proto/nrPSsILSYjesyc5UHjYYa4?node-id=5-3',
    );
    expect(await link.getAttribute('rel')).toBe('noreferrer');
    expect(await axeViolations(page)).toEqual([]);
  });
});
