import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allRoutes } from './allRoutes.ts';
import type { SimulatorContext } from './context.ts';
import { StripeFailure } from './errors.ts';
import { apiVersion, type RequestInfo } from './events.ts';
import { expanded } from './expand.ts';
import type { Faults } from './faults.ts';
import { bodyOf } from './http.ts';
import {
  checkKey,
  findStoredResponse,
  type KeyedRequest,
  keyInUse,
  nameOf,
  storeResponse,
} from './idempotency.ts';
import { newId } from './ids.ts';
import { matchRoute } from './routes.ts';
import { listed, parseForm } from './wire.ts';

interface ApiParts {
  context: SimulatorContext;
  secretKey: string;
  faults: Faults;
  /** Idempotency keys of the requests that are being executed. */
  inProgress: Set<string>;
  /** Runs `work` with its events attributed to the request. */
  within: <T>(request: RequestInfo, work: () => T) => T;
}

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** Handles an API call under `/v1/`. Every failure is returned as a Stripe error object. */
export async function handleApi(parts: ApiParts, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const body = await bodyOf(req);
  const requestId = newId('req');
  const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
  const method = req.method ?? 'GET';
  const fault = parts.faults.take(method, pathname);
  const call: Call = { req, method, pathname, search, body, requestId, fault };
  const answer = await respondOnce(parts, call);

  if (fault === 'lost') {
    req.socket.destroy();
    return;
  }
  if (fault === 'timeout') return;

  const key = header(req, 'idempotency-key');
  res.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': requestId,
    'stripe-version': header(req, 'stripe-version') ?? apiVersion,
    ...(key && { 'idempotency-key': key }),
    ...answer.headers,
  });
  res.end(answer.body);
}

interface Call {
  req: IncomingMessage;
  method: string;
  pathname: string;
  search: string;
  body: string;
  requestId: string;
  fault: number | string | undefined;
}

/** Responds to a call. While a request is being executed, others with its idempotency key are refused. */
async function respondOnce(parts: ApiParts, call: Call): Promise<Answer> {
  const { inProgress, faults } = parts;
  const { req, method, pathname } = call;
  const keyed = keyedRequest(call, header(req, 'stripe-account'));
  const name = keyed && nameOf(keyed);
  if (keyed && name && inProgress.has(name)) return failed(keyInUse(keyed));

  if (name) inProgress.add(name);
  try {
    await faults.waitFor(method, pathname);
    return respond(parts, call);
  } finally {
    if (name) inProgress.delete(name);
  }
}

function keyedRequest({ req, method, pathname, body }: Call, account = ''): KeyedRequest | undefined {
  const key = method === 'POST' ? header(req, 'idempotency-key') : undefined;
  return key ? { account, key, method, path: pathname, body } : undefined;
}

function respond(parts: ApiParts, call: Call): Answer {
  try {
    return perform(parts, call);
  } catch (error) {
    if (error instanceof StripeFailure) return failed(error);
    console.error(error);
    return failed(new StripeFailure(500, 'An unknown error occurred.', { type: 'api_error' }));
  }
}

function perform({ context, secretKey, within }: ApiParts, call: Call): Answer {
  const { req, method, pathname, search, body, requestId, fault } = call;
  authorize(req, secretKey);

  const found = matchRoute(allRoutes, method, pathname);
  if (!found) {
    throw new StripeFailure(404, `Unrecognized request URL (${method}: ${pathname}).`);
  }
  const account = accountOf(context, req);
  if (account && !found.route.forAccounts) {
    throw new StripeFailure(400, `This provider does not take ${method} ${pathname} for connected accounts.`);
  }

  const keyed = keyedRequest(call, account);
  if (keyed) checkKey(keyed.key);
  const first = keyed && findStoredResponse(context.store, keyed, context.now());
  if (first) {
    return {
      status: first.status,
      body: first.body,
      headers: {
        'idempotent-replayed': 'true',
        ...(first.status >= 500 && { 'stripe-should-retry': 'false' }),
      },
    };
  }

  const { expand, ...fields } = parseForm(method === 'POST' ? body : search.slice(1));
  const paths = listed(expand ?? '') as string[];
  const work = found.route.prepare(fields, found.ids, account);
  const answer = run();
  if (keyed && answer.status !== 409 && answer.status !== 429) {
    storeResponse(context.store, keyed, { ...answer, now: context.now() });
  }
  return answer;

  function run(): Answer {
    if (typeof fault === 'number') return failed(faultOf(fault));
    try {
      const result = within({ id: requestId, idempotency_key: keyed?.key ?? null }, () => work(context));
      return { status: 200, body: JSON.stringify(expanded(context.store, result, paths), null, 2) };
    } catch (error) {
      if (error instanceof StripeFailure) return failed(error);
      throw error;
    }
  }
}

function authorize(req: IncomingMessage, secretKey: string): void {
  const given = /^Bearer (.+)$/.exec(header(req, 'authorization') ?? '')?.[1];
  if (!given) {
    throw new StripeFailure(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const [a, b] = [Buffer.from(given), Buffer.from(secretKey)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  throw new StripeFailure(401, `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(12)}`);
}

function accountOf({ store }: SimulatorContext, req: IncomingMessage): string | undefined {
  const account = header(req, 'stripe-account');
  if (!account || store.accounts.get(account)) return account;
  throw new StripeFailure(403, `The provided key does not have access to account '${account}'.`, {
    code: 'account_invalid',
  });
}

function failed({ status, body }: StripeFailure): Answer {
  return {
    status,
    body: JSON.stringify(body, null, 2),
    headers: status >= 500 ? { 'stripe-should-retry': 'false' } : {},
  };
}

function faultOf(status: number): StripeFailure {
  if (status === 429) {
    return new StripeFailure(429, 'Too many requests made to the API too quickly', { code: 'rate_limit' });
  }
  if (status === 409) {
    return new StripeFailure(
      409,
      'This object cannot be accessed right now because another request is using it.',
      {
        code: 'lock_timeout',
      },
    );
  }
  return new StripeFailure(status, 'An unknown error occurred.', { type: 'api_error' });
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
