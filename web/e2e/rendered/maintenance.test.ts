import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContexts } from '#web/testing/openContexts.ts';
import { recordHydration, untilHydrated } from '#web/testing/waits.ts';
import { type EnvironmentProcess, startEnvironmentProcess } from '../journey/environmentProcess.ts';

/** The site that is closed in the local console and opened again. */
let site: EnvironmentProcess;
beforeAll(async () => {
  site = await startEnvironmentProcess({ demo: true });
});
afterAll(() => site?.close());

const newContext = openContexts();

async function turn(fields: Record<string, string>) {
  await fetch(`${site.url}/_local/maintenance/switch`, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams(fields),
  });
  await site.advance(10); // expires the functions' cached state of the maintenance
}

test('a closed site says so where the page would be, with 503, and brings the page when it opens', async () => {
  await turn({ on: 'yes', minutes: '60' });
  const response = await fetch(`${site.url}/fr/market`);
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(1_000);
  const html = await response.text();
  expect(html).toContain('Cairn est en maintenance');
  expect(html).toContain('noindex');
  expect((await fetch(`${site.url}/fr/about`)).status).toBe(200);

  const context = await newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', message => {
    const isOwn = !message.text().includes('503'); // of the document and of calls
    if (isOwn && ['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));
  await recordHydration(page);
  await page.goto(`${site.url}/fr/market`);
  await untilHydrated(page);
  await page.getByRole('heading', { level: 1, name: 'Cairn est en maintenance' }).waitFor();
  await page.getByText('Le retour est prévu le').waitFor();
  expect(new URL(page.url()).pathname).toBe('/fr/market');

  await turn({ on: 'no' });
  // The page may have reloaded automatically in the meantime.
  await page
    .getByRole('button', { name: 'Réessayer' })
    .evaluateAll(buttons => buttons.forEach(button => button instanceof HTMLElement && button.click()));
  await page
    .getByRole('heading', { level: 1, name: 'Cairn est en maintenance' })
    .waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(problems).toEqual([]);
  expect((await fetch(`${site.url}/fr/market`)).status).toBe(200);
});
