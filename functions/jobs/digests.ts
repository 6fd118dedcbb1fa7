import { makeStillTold } from '#functions/follows/stillTold.ts';
import { makeDigestProjects } from '#functions/market/digestProjects.ts';
import { readingMarket } from '#functions/market/search/marketReader.ts';
import { makeSearchNews } from '#functions/market/searchNews.ts';
import { tellSearches } from '#functions/notifications/searches/tellSearches.ts';
import { sendDigests } from '#functions/notifications/sendDigests.ts';
import { unsubscribeLinks } from '#functions/notifications/unsubscribeToken.ts';
import { job } from '#functions/platform/job.ts';
import { mailer } from '#functions/platform/mailDeps.ts';

/**
 * Tells people of what their saved searches find, and sends the daily and weekly digests that are due. Digests are sent although
 * searches fail.
 */
export const digests = job('digests', {
  uses: [mailer, unsubscribeLinks, readingMarket],
  async run(_event: unknown, deps) {
    const news = makeSearchNews(deps);
    const [searches] = await Promise.allSettled([tellSearches(deps, news)]);
    const sources = {
      readProjects: makeDigestProjects(deps),
      shownTo: news.shownTo,
      stillTold: makeStillTold(deps),
    };
    const outcomes = await sendDigests(deps, sources);
    if (searches.status === 'rejected') throw searches.reason;
    return outcomes;
  },
});
