import { writeSitemaps } from '#functions/pages/writeSitemaps.ts';
import { job } from '#functions/platform/job.ts';
import { mediaFor } from '#functions/platform/media.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';

/** Writes the sitemaps of public pages. */
export const sitemaps = job('sitemaps', {
  uses: [mediaFor('publish')],
  writes: false,
  run: (_event: unknown, deps) => writeSitemaps(deps, siteUrl()),
});
