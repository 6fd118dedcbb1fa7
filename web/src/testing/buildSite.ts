import { buildSite } from '../../build/builtSite.ts';

/** Builds the site if its sources have changed, for all tests that open pages. */
export async function setup(): Promise<void> {
  await buildSite();
}
