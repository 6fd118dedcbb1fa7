import { writeSitemaps } from '#functions/pages/writeSitemaps.ts';
import { job } from '#functions/platform/job.ts';
import { makeMedia } from '#functions/platform/media.ts';
import { siteUrl } from '#functions/platform/siteUrl.ts';

export const handler = job('sitemaps', (_event: unknown, deps) => writeSitemaps(deps, siteUrl), {
  media: makeMedia,
});
