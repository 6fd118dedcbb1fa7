import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { toRefusalResponse } from '#functions/platform/middleware/response.ts';
import type { HttpHandler } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { hostingFile, readHosting } from '#infra/cloud/web/hosting.ts';
import { embedHeaders, securityHeaders } from '#infra/headers.ts';
import { type Listening, listen } from '#infra/local/wire/listen.ts';
import type { Contract } from '#shared/contract.ts';
import { isEmbedPath } from '#shared/embed.ts';
import type { CommonError } from '#shared/errors.ts';
import { pathUnderApi, toEvent } from './event.ts';
import { type Match, makeRouter } from './routes.ts';
import { makeSite, type RenderPage } from './site.ts';
import type { Verified, VerifyToken } from './verifyToken.ts';
import { sendWaitingPage } from './waitingPage.ts';

type Answer = APIGatewayProxyStructuredResultV2;

/** Handles requests under a path prefix: `/media/`, `/_local/`. */
export type ExtraRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => void | Promise<void>;

export interface GatewayOptions {
  contracts: readonly Contract[];
  /** Returns the handler of a contract; called once, on its first request. */
  handlers(contract: Contract): Promise<HttpHandler>;
  verifyToken: VerifyToken;
  /** The built site; without it no pages are served. */
  staticDir?: string;
  /** Origin of the site. A browser that opens a page at another host is redirected to it. */
  siteUrl?: string;
  /** Renders the pages of the site that a function renders; without it their files are served. */
  renderPage?: RenderPage;
  /** Whether demo data is being created: a notice is served in place of pages, which would show only a part of it. */
  isPreparing?: () => boolean;
  /** 0: any free port. */
  port?: number;
  /** Further handlers by path prefix. */
  extraRoutes?: Record<string, ExtraRoute>;
  /** Origin that accepts presigned uploads; any port of localhost by default. */
  uploads?: string;
  /** Timeout in milliseconds; 30 s by default, as in API Gateway. */
  timeout?: number;
  /** Called for every API request, for the log in the terminal. */
  onCall?(line: { method: string; path: string; status: number; ms: number }): void;
}

const mostBytes = 10 * 1024 * 1024;

/** Starts API Gateway, CloudFront and the site on one port. */
export async function createGateway(options: GatewayOptions): Promise<Listening> {
  const { contracts, verifyToken, staticDir, extraRoutes = {}, timeout = 30_000, onCall } = options;
  const findRoute = makeRouter(contracts);
  const builtSite = followBuild(staticDir, options);
  const handlers = new Map<string, Promise<HttpHandler>>();

  const handlerOf = (contract: Contract): Promise<HttpHandler> => {
    const known = handlers.get(contract.id) ?? options.handlers(contract);
    handlers.set(contract.id, known);
    return known;
  };

  const invoke = async (request: IncomingMessage, url: URL, body: Buffer, match: Match): Promise<Answer> => {
    const verified = await authorize(request, match.contract, verifyToken);
    const event = toEvent(request, { url, body, match, verified });
    const until = Date.now() + timeout;
    const context = {
      functionName: match.contract.id,
      awsRequestId: event.requestContext.requestId,
      getRemainingTimeInMillis: () => until - Date.now(),
    } as Context; // the fields that functions use
    const handler = await handlerOf(match.contract);
    return await inTime(handler(event, context), timeout);
  };

  const api = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const body = await bodyOf(request);
    if (!body) return await refusal('PAYLOAD_TOO_LARGE');
    const match = routeOf(findRoute, request.method ?? 'GET', url);
    if (typeof match === 'string') return await refusal(match);
    return await invoke(request, url, body, match);
  };

  const answerApi = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const began = performance.now();
    const answer = await api(request, url).catch(async (error: unknown) => {
      console.error(error);
      return await refusal('INTERNAL');
    });
    send(response, answer);
    const { method = 'GET' } = request;
    onCall?.({
      method,
      path: url.pathname,
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
    });
  };

  return await listen(async (request, response) => {
    const isCard = isEmbedPath(request.url ?? '');
    const { site, headers, cardHeaders } = builtSite();
    for (const [name, value] of Object.entries(isCard ? cardHeaders : headers))
      response.setHeader(name, value);
    const url = urlOf(request.url ?? '/');
    if (!url) return void response.writeHead(400, plainText).end('Bad request');

    const extra = Object.entries(extraRoutes).find(([prefix]) => url.pathname.startsWith(prefix));
    if (extra) return await extra[1](request, response, url);
    if (/^\/api(\/|$)/.test(url.pathname)) return await answerApi(request, response, url);
    const atSite =
      openedElsewhere(request, options.siteUrl) && new URL(url.pathname + url.search, options.siteUrl);
    if (atSite) return void response.writeHead(307, { location: String(atSite) }).end();
    if (options.isPreparing?.() && sendWaitingPage(request, response, url.pathname)) return;
    if (site) return await site(request, response, url);
    response.writeHead(404, plainText).end('Not found');
  }, options.port);
}

/** The site of the latest build and its headers: a site that is built again while it is served takes over. */
function followBuild(
  staticDir: string | undefined,
  { renderPage, uploads = 'http://127.0.0.1:*' }: Pick<GatewayOptions, 'renderPage' | 'uploads'>,
) {
  const read = () => {
    const hosting = staticDir === undefined ? undefined : readHosting(staticDir);
    const protection = { pages: hosting?.contentSecurityPolicy, uploads, tls: 'never' as const };
    return {
      site: staticDir && hosting ? makeSite(staticDir, hosting, renderPage) : undefined,
      headers: securityHeaders(protection),
      cardHeaders: embedHeaders(protection),
    };
  };
  let builtAt = builtAtOf(staticDir);
  let current = read();
  return () => {
    const at = builtAtOf(staticDir);
    if (at === undefined || at === builtAt) return current; // or between two builds
    builtAt = at;
    current = read();
    return current;
  };
}

const builtAtOf = (staticDir: string | undefined): number | undefined =>
  staticDir === undefined
    ? undefined
    : statSync(join(staticDir, hostingFile), { throwIfNoEntry: false })?.mtimeMs;

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Whether a browser opens a page at a host that is not the site's, such as 127.0.0.1 for localhost. Its forms would be
 * refused there, because they come from another origin.
 */
const openedElsewhere = ({ headers }: IncomingMessage, siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && headers['sec-fetch-mode'] === 'navigate' && headers.host !== new URL(siteUrl).host;

/** URL of a request line: a path, which may begin with two slashes, or a complete URL. Undefined if it is neither. */
const urlOf = (asked: string): URL | undefined =>
  URL.parse(asked.startsWith('/') ? `http://localhost${asked}` : asked) ?? undefined;

/**
 * Reads the body. Returns undefined if it is too long, after reading it to its end, so that the client receives the
 * refusal.
 */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= mostBytes) chunks.push(bytes);
  }
  return size > mostBytes ? undefined : Buffer.concat(chunks);
}

function routeOf(find: ReturnType<typeof makeRouter>, method: string, url: URL): Match | CommonError {
  try {
    const match = find(method, pathUnderApi(url.pathname));
    if (match === 'unknown') return 'NOT_FOUND';
    return match === 'wrongMethod' ? 'METHOD_NOT_ALLOWED' : match;
  } catch {
    return 'INVALID_REQUEST'; // the path cannot be decoded
  }
}

/** Result of the JWT authorizer for an authenticated endpoint. Without a token, the function itself refuses. */
async function authorize(
  { headers }: IncomingMessage,
  { spec }: Contract,
  verify: VerifyToken,
): Promise<Verified | undefined> {
  if (spec.access !== 'signedIn' && spec.access !== 'admin') return undefined;
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token) return await verify(token);
  return headers.authorization ? { refused: 'invalid' } : undefined;
}

const refusal = (code: CommonError): Promise<Answer> => toRefusalResponse('gateway', refuse(code), 'gateway');

/** API Gateway's own response to a timeout. */
async function inTime(answer: Promise<Answer>, timeout: number): Promise<Answer> {
  const late: Answer = {
    statusCode: 503,
    headers: { 'content-type': 'application/json' },
    body: '{"message":"Service Unavailable"}',
  };
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Answer>(resolve => {
    timer = setTimeout(() => resolve(late), timeout);
  });
  return await Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}

function send(
  response: ServerResponse,
  { statusCode = 200, headers = {}, cookies, body, isBase64Encoded }: Answer,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies) response.setHeader('set-cookie', cookies);
  response.writeHead(statusCode);
  response.end(body && isBase64Encoded ? Buffer.from(body, 'base64') : body);
}
