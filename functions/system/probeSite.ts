import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#functions/platform/deps.ts';
import { currentMaintenance } from '#functions/platform/maintenance.store.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';

/** The page that most visitors open first, and a call that reads the table. */
const homePage = '/en';
const healthCheck = '/api/health/check';
/** Number of attempts per address, because a probe should find outages, not single failures. */
const attempts = 3;
const patience = 10_000;

/** Connection of the probe to the site; `pause` in milliseconds between two attempts. */
export interface Probe {
  fetch: typeof fetch;
  pause: number;
}

/**
 * Opens the home page and the health check over the site's public address, as a visitor does. Throws if one of them does
 * not answer with 200 in any of three attempts.
 */
export async function probeSite(deps: Deps, probe: Probe): Promise<void> {
  // During maintenance the home page says so with a 503; only the server has to answer.
  const asked = (await currentMaintenance(deps)) ? [healthCheck] : [homePage, healthCheck];
  const failures = await Promise.all(asked.map(address => failureOf(`${siteUrl()}${address}`, probe)));
  for (const failure of failures) if (failure) deps.log.error('site.unreached', failure);
  if (failures.some(Boolean)) throw new Error('The site does not answer.');
}

async function failureOf(url: string, { fetch, pause }: Probe, attempt = 1) {
  const outcome = await statusOf(url, fetch);
  if (outcome === 200) return undefined;
  if (attempt === attempts) return { url, outcome };
  await wait(pause);
  return await failureOf(url, { fetch, pause }, attempt + 1);
}

/** The status of a page, or why there is none. */
async function statusOf(url: string, fetchPage: typeof fetch): Promise<number | string> {
  try {
    const response = await fetchPage(url, { signal: AbortSignal.timeout(patience) });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.message : 'failed';
  }
}
