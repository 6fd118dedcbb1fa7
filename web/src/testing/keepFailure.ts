import { mkdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import type { RunnerTask } from 'vitest';
import { savePicture } from './savePicture.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}.local/failures`;

/** Records the events of a context from now on, for `keepFailure`. */
export async function recordContext(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: false, sources: false, screenshots: false });
}

/** After a failed test, saves pictures and traces of its pages in `.local/failures` and names them in the test's error. */
export async function keepFailure(task: RunnerTask, contexts: Iterable<BrowserContext>): Promise<void> {
  const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : [];
  if (!error) return;
  const kept = await saveAll(nameOf(task), contexts);
  error.message += `\n\nThe page when it failed:\n${kept.map(each => `  ${each}`).join('\n')}`;
}

async function saveAll(name: string, contexts: Iterable<BrowserContext>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  let number = 0;
  for (const context of contexts) {
    const path = `${folder}/${name}${number > 0 ? `-${number + 1}` : ''}`;
    number += 1;
    let tab = 0;
    for (const page of context.pages()) {
      const file = `${path}${tab > 0 ? `.tab${tab + 1}` : ''}.png`;
      tab += 1;
      // a page that has crashed or hangs has no picture
      const isSaved = await savePicture(page, file).then(
        () => true,
        () => false,
      );
      if (isSaved) files.push(relative(root, file));
    }
    await context.tracing.stop({ path: `${path}.zip` });
    files.push(`npx playwright-core show-trace ${relative(root, `${path}.zip`)}`);
  }
  return files;
}

const nameOf = ({ file, name }: RunnerTask): string =>
  `${file.name.replace(/^.*\/|\.test\.tsx?$/g, '')}-${name}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100);
