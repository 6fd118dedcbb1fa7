// oxlint-disable-next-line import/no-named-as-default -- its types have the default export alone
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Contract } from '#shared/contract.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Caller } from '../caller.ts';
import { type Deps, withOverrides } from '../deps.ts';
import { errorFields, type Log } from '../log.ts';
import { outageOf } from '../outage.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Ref } from '../table/entity.ts';
import { readAhead } from '../table/readAhead.ts';
import type { Table } from '../table.ts';
import type { TokenVerifier } from '../verifyToken.ts';
import { readBody } from './body.ts';
import { isFromCdn } from './cdnOrigin.ts';
import { type RequestFacts, requestFactsOf, withoutMetadata } from './request.ts';
import { resolveCaller } from './resolveCaller.ts';
import { toRefusalResponse, toSuccessResponse } from './response.ts';
import { makeCheck } from './validate.ts';

type Response = APIGatewayProxyStructuredResultV2;

/** What is remembered of one call from its first step to its log line. */
interface CallContext extends Record<string, unknown> {
  requestId: string;
  began: number;
  log: Log;
  caller?: Caller | undefined;
  /** The table with what was read ahead. */
  table?: Table;
  asked?: ParsedRequest | Refusal;
  code?: ErrorCode;
}

/** What was sent, as the contract has it. */
interface ParsedRequest {
  input: Record<string, unknown>;
  request: RequestFacts;
}

/** What a function does, its types erased: the run, and what is read together with its caller. */
export interface ErasedOperation {
  run(input: unknown, deps: Deps): unknown;
  beside?(
    input: unknown,
    table: Pick<Table, 'query'>,
  ): readonly Ref<unknown>[] | Promise<readonly Ref<unknown>[]>;
}

type Step = middy.Request<APIGatewayProxyEventV2, unknown, unknown, Context, CallContext>;

/** Which way it came → who calls → is what is sent as agreed → run → answer. A refusal ends it at once; a throw is an accident. */
export function createPipeline(
  contract: Contract,
  { run, beside }: ErasedOperation,
  deps: Deps & { verifyToken?: TokenVerifier },
): (event: APIGatewayProxyEventV2, context: Context) => Promise<Response> {
  const check = makeCheck(contract);

  const refuseWith = async ({ internal }: Step, refusal: Refusal): Promise<Response> => {
    internal.code = refusal.code;
    return await toRefusalResponse(contract.id, refusal, internal.requestId);
  };

  const begin = ({ event, internal }: Step): void => {
    internal.requestId = event.requestContext.requestId;
    internal.began = performance.now();
    internal.log = deps.log.with({ requestId: internal.requestId, endpoint: contract.id });
  };

  const verifyOrigin = async (step: Step): Promise<Response | undefined> =>
    isFromCdn(step.event) ? undefined : await refuseWith(step, refuse('NOT_FOUND'));

  const authenticate = async (step: Step): Promise<Response | undefined> => {
    const { event, internal } = step;
    const asked = readAsked(event, internal.requestId);
    const ahead = readAhead(deps.table);
    const caller = await resolveCaller(event, contract.spec.access, deps, {
      ahead,
      refs: async by => (isRefusal(asked) || !beside ? [] : await beside({ ...asked.input, by }, ahead)),
    });
    if (isRefusal(caller)) return await refuseWith(step, caller);
    Object.assign(internal, { caller, asked, table: ahead.table });
    return undefined;
  };

  const readAsked = (event: APIGatewayProxyEventV2, requestId: string): ParsedRequest | Refusal => {
    const read = readBody(event, contract.spec);
    if (isRefusal(read)) return read;

    const query = withoutMetadata(event.queryStringParameters);
    const body = withoutMetadata(read.body);
    const parts = {
      params: event.pathParameters,
      query: query.rest,
      headers: event.headers,
      body: body.rest,
    };
    const valid = check(parts);
    if (isRefusal(valid)) return valid;

    const request = requestFactsOf(event, requestId, query.metadata, body.metadata);
    const { params, ...checked } = valid;
    return { input: { ...params, ...checked }, request };
  };

  const validateInput = async (step: Step): Promise<Response | undefined> => {
    const { asked, caller, log, table = deps.table } = step.internal;
    if (isRefusal(asked)) return await refuseWith(step, asked);
    const input = { ...asked?.input, caller, request: asked?.request };
    step.event = [input, withOverrides(deps, { log, table })] as never; // from here on the event is what the run is given
    return undefined;
  };

  const answer = async (step: Step): Promise<void> => {
    const { response, internal } = step;
    step.response = isRefusal(response)
      ? await refuseWith(step, response)
      : await toSuccessResponse(contract, response, internal.requestId);
  };

  const handleError = async (step: Step): Promise<Response> => {
    const outage = outageOf(step.error);
    step.internal.log.error(outage ? 'outage' : 'accident', errorFields(step.error));
    return await refuseWith(step, refuse(outage?.code ?? 'INTERNAL'));
  };

  const logResponse = (step: Step): void => {
    const { log, began, caller, code } = step.internal;
    const status = Reflect.get(Object(step.response), 'statusCode');
    log.info('answered', { status, code, ms: Math.round(performance.now() - began), caller: caller?.UserID });
  };

  const runOperation = async (call: unknown) => {
    const [input, here] = call as [unknown, Deps]; // made by whatIsAsked
    return await run(input, here);
  };

  const settings = { requestStart: begin, requestEnd: logResponse } as middy.PluginObject; // its types leave `internal` open
  return middy<APIGatewayProxyEventV2, never, unknown, Context, CallContext>(settings)
    .handler(runOperation as never) // takes what whatIsAsked leaves as the event
    .before(verifyOrigin)
    .before(authenticate)
    .before(validateInput)
    .after(answer)
    .onError(handleError);
}
