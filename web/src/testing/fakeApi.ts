import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { readBody } from '#infra/local/wire/body.ts';
import { successStatus } from '#shared/contract.ts';
import { contracts, type EndpointID } from '#shared/contracts/index.ts';
import type { FieldError } from '#shared/contracts/validation.ts';
import { seal } from '#shared/envelope.ts';
import { type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';
import type { ApiOutput } from '#web/api/request.ts';
import { handleCallsOf } from './fakeServer.ts';

/** A parsed request. */
export interface ApiRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** A refusal as the response of a fake endpoint. */
export class Refusal {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** Further data of the refusal. */
  readonly values: object;
  constructor(code: ErrorCode, fields: readonly FieldError[] = [], values: object = {}) {
    this.code = code;
    this.fields = fields;
    this.values = values;
  }
}

/** Response of a fake endpoint whose server cannot be reached. */
export const unreachable = Symbol('unreachable');

/** Response of the gateway in place of a fake endpoint: no envelope, and whether the call had an effect is unknown. */
export const badGateway = Symbol('badGateway');

type Result<Id extends EndpointID> = ApiOutput<Id> | Refusal | typeof unreachable | typeof badGateway;
type Answer<Id extends EndpointID> = (request: ApiRequest) => Result<Id> | Promise<Result<Id>>;
export type Answers = { [Id in EndpointID]?: Answer<Id> };

/** Requests that a fake server has received. */
export interface ApiRequests {
  requestsTo: (id: EndpointID) => ApiRequest[];
}

/** A single lost call must not be an outage: the client asks whether the server is healthy. */
const healthy: Answers = { healthCheck: () => ({ status: 'ok', now: new Date().toISOString() }) };

/** Fakes the API of a page with valid envelopes; it is healthy, and other endpoints without an answer return 404. */
export async function fakeApi(page: Page, given: Answers): Promise<ApiRequests> {
  const calls: Call[] = [];
  const answers: Answers = { ...healthy, ...given };

  const headers = handleCallsOf(randomUUID(), async (request, response) => {
    const call = await read(request);
    if (call) calls.push(call);
    const answer = call && answers[call.id as EndpointID]; // every contract is an endpoint
    if (!answer) return end(response, 404);

    const result = await answer(call.request);
    if (result === unreachable) return breakOff(response);
    if (result === badGateway) return end(response, 502, 'Bad Gateway');
    const isRefused = result instanceof Refusal;
    const code = isRefused ? result.code : undefined;
    const envelope = await seal<unknown>({
      success: !isRefused,
      endpointID: call.id,
      message: code ? errors[code].message : 'OK',
      i18nID: code ? i18nIDOf(code) : 'success.ok',
      ...(isRefused
        ? { errorCode: result.code, data: { fields: result.fields, ...result.values } }
        : { data: result }),
    });
    if (!isRefused && call.success === 204) return end(response, 204);
    response.setHeader('content-type', 'application/json');
    end(response, code ? errors[code].status : call.success, JSON.stringify(envelope));
  });
  await page.setExtraHTTPHeaders(headers);

  return { requestsTo: id => calls.filter(call => call.id === id).map(({ request }) => request) };
}

const end = (response: ServerResponse, status: number, body = ''): void =>
  void response.writeHead(status).end(body);

/**
 * Fails a call as if the server could not be reached, with an invalid response: a browser would repeat a call that ends without
 * any response.
 */
const breakOff = ({ socket }: ServerResponse): void =>
  void socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n');

interface Call {
  id: string;
  request: ApiRequest;
  /** Status of a success. */
  success: number;
}

const parametersIn = (path: string): number => path.split('{').length;
/** As in API Gateway, a literal path wins over one with parameters. */
const literalFirst = contracts.toSorted((a, b) => parametersIn(a.path) - parametersIn(b.path));

async function read(request: IncomingMessage): Promise<Call | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const text = (await readBody(request)).toString('utf8');
  for (const contract of literalFirst) {
    const { id, method, path } = contract;
    const pattern = new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = method === request.method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const body: unknown = text ? JSON.parse(text) : {};
    return {
      id,
      success: successStatus(contract),
      request: {
        params: { ...found.groups },
        query: Object.fromEntries(searchParams),
        body: { ...(body as Record<string, unknown>) }, // the client sends objects
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
      },
    };
  }
  return undefined;
}
