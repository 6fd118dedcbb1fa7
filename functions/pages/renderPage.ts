import { cacheTags, cacheTagsOf, maxCacheTags } from '#functions/platform/cacheTags.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { errorFields, type Log } from '#functions/platform/log.ts';
import { currentMaintenance, type Maintenance, retryAfter } from '#functions/platform/maintenance.store.ts';
import { shortHashOf } from '#functions/platform/secrets.ts';
import { deletedProjects } from '#functions/projects/deletedProject.store.ts';
import { utcDayOf } from '#shared/days.ts';
import { pageCache } from '#shared/edgeCache.ts';
import { errors } from '#shared/errors.ts';
import { ProjectID } from '#shared/ids.ts';
import type { PageState, RenderedResponse, ServedPage, SiteRenderer } from '#shared/pageState.ts';
import { type EmbedRequest, embedRequest, renderEmbed } from './embed.ts';
import { type Feed, feedAt } from './feed.ts';
import { loadPage } from './loadPage.ts';
import type { Site } from './site.ts';

/** A request for a page, as the CDN passes it on. */
export interface PageRequest {
  /** Path of the visitor's address. */
  path: string;
  /** Without its data: for addresses whose query chooses data in a way to which no link leads, which the browser then fetches. */
  withoutData: boolean;
  /** The known parameters of the address's query, in their order. */
  query?: string | undefined;
  /** Whether an address with an outdated name is rendered as it is: for addresses with a query, which a redirect would lose. */
  stays: boolean;
  ifNoneMatch: string | undefined;
}

export interface PageResponse {
  status: 200 | 301 | 304 | 404 | 410 | 503;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Renders a public page as an anonymous visitor gets it. An address with an outdated name redirects to the current one.
 * Pages that do not exist or are not public are a 404 with the page that says so, and a project that was public until it
 * was deleted is a 410. A failure is a 503 without a body: the CDN then serves the page that the browser renders. During
 * maintenance, the 503 has a body that says so.
 */
export async function renderPage(
  request: PageRequest,
  { site: loadSite, siteUrl, ...deps }: Deps & { site: Site; siteUrl: string },
): Promise<PageResponse> {
  const maintenance = await currentMaintenance(deps);
  if (maintenance) return await renderMaintenance(request, maintenance, { ...deps, site: loadSite, siteUrl });

  const feed = await feedAt(request.path, siteUrl, deps);
  if (feed) return sendFeed(request, feed);

  const embed = embedRequest(request.path);
  if (embed) return await sendEmbed(request, embed, siteUrl, deps);

  const site = await loadSite();
  const page = site.findPage(request.path, request.query);
  if (!page) return { status: 404, headers: caching('missing') };

  const render = (state: PageState | undefined) =>
    site.render(page, state, { origin: siteUrl, onError: reportTo(deps.log, page) });
  if (request.withoutData) return { status: 200, ...html(await render(undefined), caching('found')) };

  const state = { ...(await loadPage(page.calls, deps)), ...(page.query && { query: page.query }) };
  const [main] = state.responses;
  // A page of a list that has changed since, for example: the browser asks again, and says so.
  if (main?.refusal && page.query) return { status: 200, ...html(await render(undefined), caching('found')) };
  if (main?.refusal) {
    const status = (await isDeleted(main, deps)) ? 410 : 404;
    return { status, ...html(await render(state), caching('missing')) };
  }

  const canonical = site.canonicalPath(page, state);
  if (!request.stays && isRenamed(page, canonical))
    return { status: 301, headers: { ...caching('found'), location: canonical } };

  const headers = {
    ...caching('found'),
    etag: etagOf(site, page, state),
    'cache-tag': cacheTagsOf(state.responses.map(({ data }) => data))
      .slice(0, maxCacheTags)
      .join(),
  };
  if (weakly(request.ifNoneMatch) === weakly(headers.etag)) return { status: 304, headers };
  return { status: 200, ...html(await render(state), headers) };
}

const reportTo = (log: Log, page: ServedPage) => (error: unknown) =>
  log.error('page.part_failed', { page: page.name, ...errorFields(error) });

/** The page that says that the site is under maintenance, at the address that was asked for; for feeds and cards a sentence. */
async function renderMaintenance(
  { path }: PageRequest,
  { until }: Maintenance,
  { site: loadSite, siteUrl, log, now }: Deps & { site: Site; siteUrl: string },
): Promise<PageResponse> {
  const headers = { 'cache-control': 'no-store', 'retry-after': String(retryAfter(until, now())) };
  const site = await loadSite();
  const page = site.findPage(path);
  if (!page)
    return {
      status: 503,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      body: errors.SITE_UNDER_MAINTENANCE.message,
    };

  const state = { renderedAt: Date.parse(now()), responses: [], maintenance: { until } };
  const body = await site.render(page, state, { origin: siteUrl, onError: reportTo(log, page) });
  return { status: 503, ...html(body, headers) };
}

/** Whether the project that a page is about was public and has been deleted. */
async function isDeleted({ input }: Pick<RenderedResponse, 'input'>, { table }: Deps): Promise<boolean> {
  const id = ProjectID.safeParse(input['ProjectID']);
  return id.success && (await table.get(deletedProjects.key(id.data))) !== undefined;
}

/** The card of a project for other sites, or its description; forgotten with the project's page. */
async function sendEmbed(
  { ifNoneMatch }: PageRequest,
  embed: EmbedRequest,
  siteUrl: string,
  deps: Deps,
): Promise<PageResponse> {
  const { ProjectID } = embed;
  const rendered = await renderEmbed(embed, siteUrl, deps);
  if (!rendered) {
    const wasPublic = await isDeleted({ input: { ProjectID } }, deps);
    return { status: wasPublic ? 410 : 404, headers: caching('missing') };
  }
  const { type, body } = rendered;
  const etag = `W/"${shortHashOf(body)}"`;
  const headers = {
    ...caching('found'),
    etag,
    'content-type': type,
    'cache-tag': cacheTags.project(ProjectID),
  };
  return weakly(ifNoneMatch) === weakly(etag) ? { status: 304, headers } : { status: 200, headers, body };
}

/** The feed with a tag by which readers notice that nothing is new. */
function sendFeed({ ifNoneMatch }: PageRequest, { body, shows }: Feed): PageResponse {
  const etag = `W/"${shortHashOf(body)}"`;
  const headers = {
    ...caching('found'),
    etag,
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-tag': shows.map(cacheTags.project).join(),
  };
  return weakly(ifNoneMatch) === weakly(etag) ? { status: 304, headers } : { status: 200, headers, body };
}

/** Whether an address ends in a name that is not the present one. Without a name it is complete. */
const isRenamed = ({ path }: ServedPage, canonical: string): boolean =>
  path !== canonical && path.split('/').length === canonical.split('/').length;

const html = (body: string, headers: Record<string, string>) => ({
  headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  body,
});

/** Headers that tell the CDN whether to cache a page, and for how long. */
function caching(kind: 'found' | 'missing'): Record<string, string> {
  const { seconds, revalidating, failing, missing } = pageCache;
  return {
    'cache-control':
      kind === 'missing'
        ? `public, max-age=0, s-maxage=${missing}`
        : `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${revalidating}, stale-if-error=${failing}`,
  };
}

/** The day is part of it, because pages say "3 days left". */
function etagOf(
  { version }: SiteRenderer,
  { path, query }: ServedPage,
  { renderedAt, responses }: PageState,
): string {
  const day = utcDayOf(new Date(renderedAt).toISOString());
  return `W/"${shortHashOf(JSON.stringify([version, path, query, day, responses]))}"`;
}

/** The CDN weakens a tag when it compresses. */
const weakly = (tag: string | undefined): string | undefined => tag?.replace(/^W\//, '');
