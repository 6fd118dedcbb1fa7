import type { Page, Route } from 'playwright-core';
import { contracts, type EndpointID } from '#shared/contracts/index.ts';
import type { FieldError } from '#shared/contracts/validation.ts';
import { seal } from '#shared/envelope.ts';
import { type ErrorCode, errors, i18nIDOf } from '#shared/errors.ts';
import type { ApiOutput } from '#web/api/request.ts';

/** A parsed request. */
export interface ApiRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
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

type Answer<Id extends EndpointID> = (
  request: ApiRequest,
) => ApiOutput<Id> | Refusal | Promise<ApiOutput<Id> | Refusal>;
export type Answers = { [Id in EndpointID]?: Answer<Id> };

/** Fakes the API of a page with valid envelopes; endpoints without an answer return 404. */
export async function fakeApi(
  page: Page,
  answers: Answers,
): Promise<{ requestsTo: (id: EndpointID) => ApiRequest[] }> {
  const calls: { id: string; request: ApiRequest }[] = [];

  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async route => {
      const call = read(route);
      const answer = call && answers[call.id as EndpointID]; // every contract is an endpoint
      if (!call || !answer) return await route.fulfill({ status: 404, body: '' });

      calls.push(call);
      const result = await answer(call.request);
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
      await route.fulfill({ status: code ? errors[code].status : 200, json: envelope });
    },
  );

  return { requestsTo: id => calls.filter(call => call.id === id).map(({ request }) => request) };
}

const parametersIn = (path: string): number => path.split('{').length;
/** As in API Gateway, a literal path wins over one with parameters. */
const literalFirst = contracts.toSorted((a, b) => parametersIn(a.path) - parametersIn(b.path));

function read(route: Route): { id: string; request: ApiRequest } | undefined {
  const request = route.request();
  const { pathname, searchParams } = new URL(request.url());
  for (const { id, method, path } of literalFirst) {
    const pattern = new RegExp(`^/api${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = method === request.method() ? pattern.exec(pathname) : null;
    if (!found) continue;
    const body: unknown = request.postDataJSON() ?? {};
    return {
      id,
      request: {
        params: { ...found.groups },
        query: Object.fromEntries(searchParams),
        body: { ...(body as Record<string, unknown>) }, // the client sends objects
      },
    };
  }
  return undefined;
}
