import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cards, counts } from '#web/testing/aMarket.ts';
import { openPages } from '#web/testing/openPages.ts';

const pages = openPages();

/** Lets the page do what it is about to do; its clock may stand still. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 100; turn++)
      await new Promise(done => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done);
        port1.start();
        port2.postMessage('');
      });
  });

/** Presses a link, and returns what releases it. */
async function press(page: Page, name: string): Promise<() => Promise<void>> {
  const link = page.getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${name} is not on the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  return () => page.mouse.up();
}

/** Opens the market, whose projects arrive when `answer` is called. */
async function openMarket() {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const listProjects = async () => {
    await mayAnswer;
    return { items: cards(1, 20), counts };
  };
  return { ...(await pages.open('/en/market', { listProjects })), answer };
}

test('What arrives while a link is pressed does not move it away', async () => {
  const { page, answer } = await openMarket();
  const arrived = page.waitForResponse(/\/api\/projects/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  const release = await press(page, 'Statistics');
  answer();
  await (await arrived).finished();
  await settle(page);
  expect(await page.getByText('Project 1', { exact: true }).count()).toBe(0);
  await release();
  await page.clock.resume();
  await page.waitForURL(/\/en\/statistics/);
});

test('What arrives while a text is being selected appears soon', async () => {
  const { page, answer } = await openMarket();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  answer();
  await page.getByText('Project 1', { exact: true }).waitFor();
});

/** Moves the footer, as the arrival of a part above it does. */
const moveFooter = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer');
    if (footer) footer.style.transform = 'translateY(-120px)';
  });

test('A click counts for the link that was pressed, even if the page has moved it meanwhile', async () => {
  const { page, answer } = await openMarket();
  answer();
  await page.getByText('Project 1', { exact: true }).waitFor();
  const release = await press(page, 'Statistics');
  await moveFooter(page);
  await release();
  await page.waitForURL(/\/en\/statistics/);
});

test('A press that leaves the link does not follow it', async () => {
  const { page, answer } = await openMarket();
  answer();
  await page.getByText('Project 1', { exact: true }).waitFor();
  await page.evaluate(() =>
    addEventListener('click', () => document.documentElement.setAttribute('data-clicked', '')),
  );
  const release = await press(page, 'Statistics');
  await moveFooter(page);
  await page.mouse.move(10, 10);
  await release();
  await page.locator('html[data-clicked]').waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe('/en/market');
});
