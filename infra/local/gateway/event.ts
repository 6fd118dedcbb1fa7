import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { PageEvent } from '#infra/local/environment/functions.ts';
import type { Match } from './routes.ts';
import type { Verified } from './verifyToken.ts';
import { withViewerCountry } from './viewerCountry.ts';

/** Builds the event of an API Gateway HTTP API (payload format 2.0) for a request. */
export function toEvent(
  request: IncomingMessage,
  { url, body, match, verified }: { url: URL; body: Buffer; match: Match; verified: Verified | undefined },
): APIGatewayProxyEventV2 {
  const { method = 'GET', httpVersion, socket } = request;
  const { cookie, ...headers } = withViewerCountry(joined(request.headers), match.contract.id);
  const query = queryOf(url.searchParams);
  const rawPath = pathUnderApi(url.pathname);
  const routeKey = `${match.contract.method} ${match.contract.path}`;
  const encoded = body.length > 0 && !isText(headers['content-type']);
  const now = new Date();

  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(match.parameters).length > 0 && { pathParameters: match.parameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: url.hostname,
      domainPrefix: url.hostname,
      http: {
        method,
        path: rawPath,
        protocol: `HTTP/${httpVersion}`,
        sourceIp: socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
      ...(verified && {
        authorizer: 'claims' in verified ? { jwt: { claims: verified.claims, scopes: null } } : verified,
      }),
    },
    ...(body.length > 0 && { body: body.toString(encoded ? 'base64' : 'utf8') }),
    isBase64Encoded: encoded,
  };
}

/** Builds the event of a request for a rendered page, as the CDN makes it: no cookies, and only the query of the router. */
export const pageEvent = (query: Record<string, string>, ifNoneMatch: string | undefined): PageEvent => ({
  headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
  queryStringParameters: query,
  requestContext: { requestId: randomUUID() } as APIGatewayProxyEventV2['requestContext'], // the field that it reads
});

/** Functions see `/api/projects` as `/projects`, as with the API mapping of the stage. */
export const pathUnderApi = (pathname: string): string => pathname.replace(/^\/api(?=\/|$)/, '') || '/';

const isText = (type = ''): boolean =>
  /^(text\/|application\/([\w.-]+\+)?(json|xml)\b|application\/javascript\b)/i.test(type);

/** Repeated headers are joined by commas. */
const joined = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  );

/** Repeated values are joined by commas. */
function queryOf(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of search) query[name] = name in query ? `${query[name]},${value}` : value;
  return query;
}
