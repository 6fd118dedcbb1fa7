import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Market, readingMarket } from '#functions/market/search/marketReader.ts';
import { type Deps, defaultDeps, withOverrides } from '#functions/platform/deps.ts';
import { environment } from '#functions/platform/environment.ts';
import { errorFields } from '#functions/platform/log.ts';
import { makeCdnOrigin } from '#functions/platform/middleware/cdnOrigin.ts';
import { missingMedia, missingMediaFolder } from '#shared/missingMedia.ts';
import { pageStatusHeader } from '#shared/pageState.ts';
import { type PageResponse, renderPage } from './renderPage.ts';
import { makeSite, type Site } from './site.ts';

type Event = Pick<
  APIGatewayProxyEventV2,
  'headers' | 'queryStringParameters' | 'requestContext' | 'stageVariables'
> &
  Partial<Pick<APIGatewayProxyEventV2, 'rawPath'>>;
type Result = APIGatewayProxyStructuredResultV2;
type PageDeps = Deps & { site: Site; market: Market };

/**
 * The function behind the CDN's pages: the path that the visitor asked for comes as `path` in the query, and `data=none` asks for
 * the page without its data, `stay` for no redirect; `query` is what an address of the market chooses, in one form. No cookie and no
 * other query reaches it.
 */
function over(deps: PageDeps): (event: Event) => Promise<Result> {
  const cdn = makeCdnOrigin();
  const siteUrl = environment('SITE_URL');

  return async event => {
    const began = performance.now();
    const { path = '', data, stay, query } = event.queryStringParameters ?? {};
    const log = deps.log.with({ requestId: event.requestContext.requestId, endpoint: 'renderPage' });
    if (!cdn.isFromCdn(event)) return { statusCode: 404, headers: { 'cache-control': 'no-store' } };
    if (event.rawPath?.includes(`/${missingMediaFolder}/`)) return noMedia;
    // Addresses that are not rendered: the CDN serves its file instead.
    if (!path) return { statusCode: 503, headers: { 'cache-control': 'no-store' } };
    try {
      const { status, headers, body }: PageResponse = await renderPage(
        {
          path,
          withoutData: data === 'none',
          stays: stay !== undefined,
          query,
          ifNoneMatch: event.headers['if-none-match'],
        },
        { ...withOverrides(deps, { log }), siteUrl },
      );
      log.info('call.answered', { status, path, ms: Math.round(performance.now() - began) });
      // In place of a 503 CloudFront would send the file of the bucket, which has no such status.
      if (status === 503 && body !== undefined)
        return { statusCode: 200, headers: withStatus(status, headers), body };
      return { statusCode: status, headers, ...(body !== undefined && { body }) };
    } catch (error) {
      log.error('page.render_failed', { path, ...errorFields(error) });
      return { statusCode: 503, headers: { 'cache-control': 'no-store' } };
    }
  };
}

const { status: statusCode, headers, body } = missingMedia;
const noMedia: Result = { statusCode, headers, body };

const withStatus = (status: number, headers: PageResponse['headers']): PageResponse['headers'] => ({
  ...headers,
  [pageStatusHeader]: String(status),
});

const withDeps = (deps: Deps & { site?: Site; market?: Market }) =>
  over({ site: makeSite(), market: readingMarket.provides.make(), ...deps });
const handle = withDeps(defaultDeps());

export const handler = Object.assign((event: Event) => handle(event), { withDeps });
