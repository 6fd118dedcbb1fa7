import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Contract } from '#shared/contract.ts';

/** An unparsed request of a test. */
export interface TestRequest {
  [parameter: string]: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

/** Options of a test's request. */
export interface CallOptions {
  /** UserID of the caller; absent for visitors. */
  as?: string | undefined;
  groups?: readonly string[];
  headers?: Record<string, string>;
  /** Body to send unchanged instead of JSON. */
  rawBody?: string | Uint8Array;
  cookies?: string[];
  /** Reason for which the gateway rejected the token. */
  tokenRefused?: 'expired' | 'invalid';
  /** Start of the session in seconds since 1970; now by default. */
  sessionSince?: number;
  /** Id of the session; none by default. */
  sessionId?: string | undefined;
  /** Address of the client; `192.0.2.1` by default. */
  sourceIp?: string | undefined;
}

/** The event of API Gateway for a request to a contract's route. */
export function eventOf(
  contract: Contract,
  sent: TestRequest,
  sending: CallOptions = {},
): APIGatewayProxyEventV2 {
  const { query, headers, body, ...parameters } = sent;
  const names = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const pathParameters = Object.fromEntries(
    names.filter(name => name in parameters).map(name => [name, String(parameters[name])]),
  );
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(pathParameters[name] ?? ''),
  );
  const search = queryOf(query);
  const time = Date.now();

  return {
    version: '2.0',
    routeKey: `${contract.method} ${contract.path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(search).toString(),
    ...(sending.cookies && { cookies: sending.cookies }),
    headers: {
      ...bodyHeaders(body, sending),
      ...bearer(sending),
      ...lowerCase(headers),
      ...lowerCase(sending.headers),
    },
    ...(Object.keys(search).length > 0 && { queryStringParameters: search }),
    ...(names.length > 0 && { pathParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'api.test',
      domainPrefix: 'api',
      http: {
        method: contract.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: sending.sourceIp ?? '192.0.2.1',
        userAgent: 'test',
      },
      requestId: randomUUID(),
      routeKey: `${contract.method} ${contract.path}`,
      stage: '$default',
      time: new Date(time).toISOString(),
      timeEpoch: time,
      ...(guarded(contract) && { authorizer: authorizerOf(sending) }),
    },
    ...bodyOf(body, sending),
  };
}

/** A Lambda context with the fields that handlers use. */
export const contextOf = (): Context =>
  ({ functionName: 'test', awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 60_000 }) as Context; // the rest is never read

const guarded = ({ spec }: Contract): boolean => spec.access === 'signedIn' || spec.access === 'admin';

function authorizerOf({ as, groups = [], tokenRefused, sessionSince, sessionId }: CallOptions): unknown {
  if (tokenRefused) return { refused: tokenRefused };
  if (!as) return undefined;
  const since = String(sessionSince ?? Math.floor(Date.now() / 1000));
  const session = sessionId === undefined ? {} : { origin_jti: sessionId };
  const listed = groups.length > 0 ? { 'cognito:groups': `[${groups.join(' ')}]` } : {};
  return {
    jwt: {
      claims: {
        username: as,
        sub: as,
        token_use: 'access',
        iat: since,
        auth_time: since,
        ...session,
        ...listed,
      },
      scopes: null,
    },
  };
}

const bearer = ({ as, groups = [] }: CallOptions): Record<string, string> =>
  as ? { authorization: `Bearer test.${[as, ...groups].join('.')}` } : {};

function bodyHeaders(body: unknown, { rawBody }: CallOptions): Record<string, string> {
  return body === undefined && rawBody === undefined ? {} : { 'content-type': 'application/json' };
}

function bodyOf(body: unknown, { rawBody }: CallOptions): { body?: string; isBase64Encoded: boolean } {
  if (typeof rawBody === 'string') return { body: rawBody, isBase64Encoded: false };
  if (rawBody) return { body: Buffer.from(rawBody).toString('base64'), isBase64Encoded: true };
  return body === undefined
    ? { isBase64Encoded: false }
    : { body: JSON.stringify(body), isBase64Encoded: false };
}

const lowerCase = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(headers)).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

/** Query parameters as API Gateway passes them on, with lists joined by commas. */
const queryOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(query))
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  );
