// oxlint-disable-next-line import/no-named-as-default -- its types have the default export alone
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Contract } from '#shared/contract.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Caller } from '../caller.ts';
import { type Deps, depsFor, withOverrides } from '../deps.ts';
import { errorFields, type Log } from '../log.ts';
import { outageOf } from '../outage.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type ErasedOperation, planOf, runOperation } from '../runOperation.ts';
import type { TokenVerifier } from '../verifyToken.ts';
import { readBody } from './body.ts';
import { makeCdnOrigin } from './cdnOrigin.ts';
import { makeMaintenanceCheck } from './maintenanceCheck.ts';
import { makeOriginCheck } from './ownOrigin.ts';
import { type RequestFacts, requestFactsOf, withoutMetadata } from './request.ts';
import { resolveCaller, type TokenSubject } from './resolveCaller.ts';
import { toRefusalResponse, toSuccessResponse } from './response.ts';
import { makeCheck } from './validate.ts';
import { verifiesTokens } from './verifiesTokens.ts';

type Response = APIGatewayProxyStructuredResultV2;

/** State of one call, from its first middleware to its log line. */
interface CallContext extends Record<string, unknown> {
  requestId: string;
  /** The request has no token; one that is invalid counts as a token. */
  isAnonymous: boolean;
  began: number;
  log: Log;
  caller?: Caller | undefined;
  loaded?: unknown;
  parsed?: ParsedRequest | Refusal;
  code?: ErrorCode;
}

/** The request, parsed by its contract. */
interface ParsedRequest {
  input: Record<string, unknown>;
  request: RequestFacts;
}

type Arguments = Parameters<typeof runOperation>;
type Step = middy.Request<APIGatewayProxyEventV2, unknown, unknown, Context, CallContext>;

/**
 * Pipeline: verify origin, authenticate and load, unless the site is under maintenance, validate input, run, respond. A
 * refusal short-circuits; a thrown error becomes a 500.
 */
export function createPipeline(
  contract: Contract,
  operation: ErasedOperation,
  deps: Deps & { verifyToken?: TokenVerifier },
): (event: APIGatewayProxyEventV2, context: Context) => Promise<Response> {
  if (verifiesTokens(contract) && !deps.verifyToken)
    throw new Error(`${contract.id} has no authorizer and no verifier of tokens`);
  const check = makeCheck(contract);
  const cdn = makeCdnOrigin();
  const isFromOwnOrigin = makeOriginCheck(contract);
  const refusalOfMaintenance = makeMaintenanceCheck(contract, deps);

  const refuseWith = async ({ internal }: Step, refusal: Refusal): Promise<Response> => {
    internal.code = refusal.code;
    return await toRefusalResponse(contract.id, refusal, internal.requestId);
  };

  const begin = ({ event, internal }: Step): void => {
    internal.requestId = event.requestContext.requestId;
    internal.isAnonymous = !event.headers['authorization'];
    internal.began = performance.now();
    internal.log = deps.log.with({ requestId: internal.requestId, endpoint: contract.id });
  };

  const verifyOrigin = async (step: Step): Promise<Response | undefined> =>
    cdn.isFromCdn(step.event) ? undefined : await refuseWith(step, refuse('NOT_FOUND'));

  const refuseOtherSites = async (step: Step): Promise<Response | undefined> =>
    isFromOwnOrigin(step.event) ? undefined : await refuseWith(step, refuse('WRONG_ORIGIN'));

  // Invalid input is refused only after an inadmissible caller, and loads nothing.
  const authenticate = async (step: Step): Promise<Response | undefined> => {
    const { event, internal } = step;
    const parsed = parseRequest(event, internal.requestId);
    const plan = async (subject: TokenSubject) => {
      const own = depsFor(contract, subject.callerId, deps);
      return isRefusal(parsed) ? {} : await planOf(operation, { ...parsed.input, ...subject }, own);
    };
    const anonymously = depsFor(contract, undefined, deps);
    const admission = resolveCaller(event, contract.spec.access, { ...deps, anonymously }, plan);
    const closed = await refusalOfMaintenance(event, admission);
    if (closed) return await refuseWith(step, closed);

    const admitted = await admission;
    if (isRefusal(admitted)) return await refuseWith(step, admitted);
    Object.assign(internal, admitted, { parsed });
    return undefined;
  };

  const parseRequest = (event: APIGatewayProxyEventV2, requestId: string): ParsedRequest | Refusal => {
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

    const request = requestFactsOf(
      event,
      { requestId, sourceIp: cdn.viewerAddress(event) },
      query.metadata,
      body.metadata,
    );
    const { params, ...checked } = valid;
    return { input: { ...params, ...checked }, request };
  };

  const validateInput = async (step: Step): Promise<Response | undefined> => {
    const { parsed, caller, loaded, log } = step.internal;
    if (isRefusal(parsed)) return await refuseWith(step, parsed);
    const input = { ...parsed?.input, caller, request: parsed?.request };
    const args: Arguments = [
      operation,
      input,
      loaded,
      withOverrides(depsFor(contract, caller, deps), { log }),
    ];
    step.event = args as never; // the handler below takes them as its event
    return undefined;
  };

  const answer = async (step: Step): Promise<void> => {
    const { response, internal } = step;
    step.response = isRefusal(response)
      ? await refuseWith(step, response)
      : await toSuccessResponse(contract, response, { ...internal, input: inputOf(internal) });
  };

  const inputOf = ({ parsed }: CallContext): object => (!parsed || isRefusal(parsed) ? {} : parsed.input);

  const handleError = async (step: Step): Promise<Response> => {
    const outage = outageOf(step.error);
    step.internal.log.error(outage ? 'call.interrupted' : 'call.failed', errorFields(step.error));
    return await refuseWith(step, refuse(outage?.code ?? 'INTERNAL'));
  };

  const logResponse = (step: Step): void => {
    const { log, began, caller, code } = step.internal;
    const status = Reflect.get(Object(step.response), 'statusCode');
    const ms = Math.round(performance.now() - began);
    log.info('call.answered', { status, code, ms, caller: caller?.UserID });
  };

  const settings = { requestStart: begin, requestEnd: logResponse } as middy.PluginObject; // its types leave `internal` open
  return middy<APIGatewayProxyEventV2, never, unknown, Context, CallContext>(settings)
    .handler(((args: Arguments) => runOperation(...args)) as never) // validateInput leaves the arguments as the event
    .before(verifyOrigin)
    .before(refuseOtherSites)
    .before(authenticate)
    .before(validateInput)
    .after(answer)
    .onError(handleError);
}
