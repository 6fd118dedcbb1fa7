import { makeStillTold } from '#functions/follows/stillTold.ts';
import { makeDigestProjects } from '#functions/market/digestProjects.ts';
import { makeProjectNews } from '#functions/market/projectNews.ts';
import { type Market, readingMarket } from '#functions/market/search/marketReader.ts';
import { type SearchNews, tellSearches } from '#functions/notifications/searches/tellSearches.ts';
import { sendDigests } from '#functions/notifications/sendDigests.ts';
import { unsubscribeLinks } from '#functions/notifications/unsubscribeToken.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { job } from '#functions/platform/job.ts';
import { mailer } from '#functions/platform/mailDeps.ts';
import { makeRoleNews } from '#functions/prospects/roleNews.ts';

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
      news,
      stillTold: makeStillTold(deps),
    };
    const outcomes = await sendDigests(deps, sources);
    if (searches.status === 'rejected') throw searches.reason;
    return outcomes;
  },
});

/** News of saved searches of every list. The index of the market is read once for all of them, if there is any. */
export function makeSearchNews(deps: Pick<Deps, 'table' | 'now' | 'log'> & { market: Market }): SearchNews {
  let index: ReturnType<Market['current']> | undefined;
  const currentIndex = () => (index ??= deps.market.current(deps));
  return { projects: makeProjectNews(deps, currentIndex), roles: makeRoleNews(deps, currentIndex) };
}
