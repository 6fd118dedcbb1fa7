import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#e2e/browser.ts';

/** Longest wait for a page that may hang, in milliseconds. */
const patienceMs = 5_000;

/**
 * Saves a picture of a page. The browser of the tests draws little (`workerBrowser`), so a copy of the page is drawn in one that draws
 * all, with fonts of the system. The page is changed by it, and of no use afterwards. Fails if the page does not answer.
 */
export async function savePicture(page: Page, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  const copy = join(folder, 'page.mhtml');
  await writeFile(copy, await withTimeLimit(copyOf(page)));
  const browser = await launchBrowser();
  try {
    const drawn = await browser.newPage({
      viewport: page.viewportSize(),
      colorScheme: await page.evaluate(() =>
        matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      ),
    });
    await drawn.goto(pathToFileURL(copy).href);
    await drawn.evaluate(restore);
    await drawn.screenshot({ path: file });
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** The page as a web archive. What only the state of its elements holds is written into their attributes. */
async function copyOf(page: Page): Promise<string> {
  await page.evaluate(noteState);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureSnapshot', { format: 'mhtml' });
  return data;
}

function noteState(): void {
  for (const field of document.querySelectorAll('input, textarea, option')) {
    if (field instanceof HTMLInputElement && field.type !== 'file') field.setAttribute('value', field.value);
    if (field instanceof HTMLInputElement) field.toggleAttribute('checked', field.checked);
    if (field instanceof HTMLTextAreaElement) field.textContent = field.value;
    if (field instanceof HTMLOptionElement) field.toggleAttribute('selected', field.selected);
  }
  for (const dialog of document.querySelectorAll('dialog:modal')) dialog.setAttribute('data-is-modal', '');
  for (const popover of document.querySelectorAll(':popover-open')) popover.setAttribute('data-is-open', '');
  for (const part of document.querySelectorAll('*'))
    if (part.scrollTop > 0) part.setAttribute('data-scrolled-to', String(part.scrollTop));
}

function restore(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-is-modal]')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[data-is-open]')) popover.showPopover();
  for (const part of document.querySelectorAll('[data-scrolled-to]'))
    part.scrollTop = Number.parseFloat(part.getAttribute('data-scrolled-to') ?? '');
}

/** The result, or a failure after the longest wait. */
export async function withTimeLimit<Result>(result: Promise<Result>): Promise<Result> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('The page does not answer.')), patienceMs);
  try {
    return await Promise.race([result, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
