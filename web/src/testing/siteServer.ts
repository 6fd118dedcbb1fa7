import type { TestProject } from 'vitest/node';
import { buildSite } from '../../build/builtSite.ts';
import { serveBuilt } from '../../e2e/serveBuilt.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin at which the built site is served. */
    siteOrigin: string;
  }
}

/** Builds the site if its sources have changed, and serves it to all tests that open pages. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildSite();
  const { origin, close } = await serveBuilt();
  provide('siteOrigin', origin);
  return close;
}
