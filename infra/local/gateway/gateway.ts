import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { HttpHandler } from '#functions/platform/lambda.ts';
import { toRefusalResponse } from '#functions/platform/middleware/response.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { readHosting } from '#infra/cloud/web/hosting.ts';
import { securityHeaders } from '#infra/headers.ts';
import { type Listening, listen } from '#infra/local/wire/listen.ts';
import type { Contract } from '#shared/contract.ts';
import type { CommonError } from '#shared/errors.ts';
import { pathUnderApi, toEvent } from './event.ts';
import { type Match, makeRouter } from './routes.ts';
import { makeSite } from './site.ts';
import type { Verified, VerifyToken } from './verifyToken.ts';

type Answer = APIGatewayProxyStructuredResultV2;

/** Takes whole requests under a path of its own: `/media/`, `/_local/`. */
export type ExtraRoute = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => void | Promise<void>;

export interface GatewayOptions {
  contracts: readonly Contract[];
  /** The handler of a contract; asked for once, at its first call. */
  handlers(contract: Contract): Promise<HttpHandler>;
  verifyToken: VerifyToken;
  /** The built site; without it there are no pages. */
  staticDir?: string;
  /** 0: a free one. */
  port?: number;
  /** By the beginning of the path. */
  extraRoutes?: Record<string, ExtraRoute>;
  /** The origin that takes presigned uploads; any port of this machine if nothing is said. */
  uploads?: string;
  /** Milliseconds until API Gateway gives up; 30 s, as there. */
  timeout?: number;
  /** Hears of each call of the API, for a developer's terminal. */
  onCall?(line: { method: string; path: string; status: number; ms: number }): void;
}

const mostBytes = 10 * 1024 * 1024;

/** API Gateway, CloudFront and the site behind one port of this machine. */
export async function createGateway(options: GatewayOptions): Promise<Listening> {
  const { contracts, verifyToken, staticDir, extraRoutes = {}, timeout = 30_000, onCall } = options;
  const findRoute = makeRouter(contracts);
  const hosting = staticDir === undefined ? undefined : readHosting(staticDir);
  const site = staticDir && hosting ? makeSite(staticDir, hosting) : undefined;
  const { uploads = 'http://127.0.0.1:*' } = options;
  const headers = securityHeaders({ pages: hosting?.contentSecurityPolicy, uploads, tls: false });
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
    } as Context; // as much of it as functions look at
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
    const url = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    const extra = Object.entries(extraRoutes).find(([prefix]) => url.pathname.startsWith(prefix));
    if (extra) return await extra[1](request, response, url);
    if (/^\/api(\/|$)/.test(url.pathname)) return await answerApi(request, response, url);
    if (site) return await site(request, response, url);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
  }, options.port);
}

/** The whole body; nothing when it is too long, but it is read to its end so that the refusal is heard. */
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
    return 'INVALID_REQUEST'; // a path that cannot be decoded
  }
}

/** What the JWT authorizer says of a guarded call; without a token the function refuses by itself. */
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

/** API Gateway stops waiting and says so in its own words. */
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
