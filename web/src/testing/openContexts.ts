import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterEach } from 'vitest';
import { workerBrowser } from '#e2e/browser.ts';
import { hangsAfterMs } from '#infra/scripts/hangs.ts';
import { keepFailure, recordContext } from './keepFailure.ts';

/** Returns a function that opens contexts in the worker's browser. They are closed when the test has ended, and leave a trace if it failed. */
export function openContexts() {
  const contexts = new Set<BrowserContext>();

  afterEach(async ({ task }) => {
    await keepFailure(task, contexts);
    await Promise.all([...contexts].map(context => context.close()));
    contexts.clear();
  });

  return async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await (await workerBrowser()).newContext(options);
    contexts.add(context);
    context.setDefaultTimeout(hangsAfterMs);
    await recordContext(context);
    return context;
  };
}
