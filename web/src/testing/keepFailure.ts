import { mkdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import type { RunnerTask } from 'vitest';
import { savePicture, withTimeLimit } from './savePicture.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}.local/failures`;

/** Lines that describe a page in the error of a test. */
const mostLines = 120;
/** Failures of a context's requests that the error of a test names, the latest. */
const mostRequests = 15;
const failedRequests = new WeakMap<BrowserContext, string[]>();

/** Records the events of a context from now on, for `keepFailure`. */
export async function recordContext(context: BrowserContext): Promise<void> {
  const failed: string[] = [];
  failedRequests.set(context, failed);
  const note = (what: string) => {
    failed.push(`${new Date().toISOString()} ${what}`);
    if (failed.length > mostRequests) failed.shift();
  };
  context.on('requestfailed', request => note(`${request.failure()?.errorText} ${request.url()}`));
  context.on('response', response => {
    if (response.status() >= 400)
      note(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  await context.tracing.start({ snapshots: false, sources: false, screenshots: false });
}

/**
 * After a failed test, saves pictures and traces of its pages in `.local/failures` and names them in the test's error, which also says
 * what the pages show, for where only the output is kept.
 */
export async function keepFailure(task: RunnerTask, contexts: Iterable<BrowserContext>): Promise<void> {
  const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : [];
  if (!error) return;
  const kept = await saveAll(nameOf(task), contexts);
  error.message += `\n\nThe page when it failed:\n${kept.map(each => `  ${each}`).join('\n')}`;
}

async function saveAll(name: string, contexts: Iterable<BrowserContext>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  let number = 0;
  for (const context of contexts) {
    const path = `${folder}/${name}${number > 0 ? `-${number + 1}` : ''}`;
    number += 1;
    let tab = 0;
    for (const page of context.pages()) {
      const file = `${path}${tab > 0 ? `.tab${tab + 1}` : ''}.png`;
      tab += 1;
      lines.push(...(await describePage(page)));
      // a page that has crashed or hangs has no picture
      const isSaved = await savePicture(page, file).then(
        () => true,
        () => false,
      );
      if (isSaved) lines.push(relative(root, file));
    }
    lines.push(...(failedRequests.get(context) ?? []));
    await context.tracing.stop({ path: `${path}.zip` });
    lines.push(`npx playwright-core show-trace ${relative(root, `${path}.zip`)}`);
  }
  return lines;
}

/** The address of a page, and what it shows: the dialog in front, or else the page. */
async function describePage(page: Page): Promise<string[]> {
  const front = page.locator('dialog:modal').last();
  const shown = (await front.isVisible().catch(() => false)) ? front : page.locator('body');
  const tree = await withTimeLimit(shown.ariaSnapshot()).catch(String);
  return [page.url(), ...tree.split('\n').slice(0, mostLines)];
}

const nameOf = ({ file, name }: RunnerTask): string =>
  `${file.name.replace(/^.*\/|\.test\.tsx?$/g, '')}-${name}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100);
