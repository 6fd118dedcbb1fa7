// oxlint-disable-next-line import/no-named-as-default -- its types have the default export alone
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Contract } from '#shared/contract.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { Caller } from '../caller.ts';
import { errorFields, type Log } from '../log.ts';
import { outageOf } from '../outage.ts';
import { type Outside, withLog } from '../outside.ts';
import type { Recognise } from '../recognise.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { readBody } from './body.ts';
import { cameThroughFrontDoor } from './frontDoor.ts';
import { identify } from './identity.ts';
import { factsOf, withoutMetadata } from './request.ts';
import { refused, succeeded } from './response.ts';
import { makeCheck } from './valid.ts';

type Response = APIGatewayProxyStructuredResultV2;

/** What is remembered of one call from its first step to its log line. */
interface Call extends Record<string, unknown> {
  requestId: string;
  began: number;
  log: Log;
  caller?: Caller | undefined;
  code?: ErrorCode;
}

type Step = middy.Request<APIGatewayProxyEventV2, unknown, unknown, Context, Call>;

/** Which way it came → who calls → what is sent → is it as agreed → run → answer. A refusal ends it at once; a throw is an accident. */
export function chain(
  contract: Contract,
  run: (input: unknown, outside: Outside) => unknown,
  outside: Outside & { recognise?: Recognise },
): (event: APIGatewayProxyEventV2, context: Context) => Promise<Response> {
  const check = makeCheck(contract);

  const refuseWith = async ({ internal }: Step, refusal: Refusal): Promise<Response> => {
    internal.code = refusal.refused;
    return await refused(contract.id, refusal, internal.requestId);
  };

  const begin = ({ event, internal }: Step): void => {
    internal.requestId = event.requestContext.requestId;
    internal.began = performance.now();
    internal.log = outside.log.with({ requestId: internal.requestId, endpoint: contract.id });
  };

  const whichWay = async (step: Step): Promise<Response | undefined> =>
    cameThroughFrontDoor(step.event) ? undefined : await refuseWith(step, refuse('NOT_FOUND'));

  const whoCalls = async (step: Step): Promise<Response | undefined> => {
    const caller = await identify(step.event, contract.terms.access, outside);
    if (isRefusal(caller)) return await refuseWith(step, caller);
    step.internal.caller = caller;
    return undefined;
  };

  const whatIsAsked = async (step: Step): Promise<Response | undefined> => {
    const { event, internal } = step;
    const read = readBody(event, contract.terms);
    if (isRefusal(read)) return await refuseWith(step, read);

    const query = withoutMetadata(event.queryStringParameters);
    const body = withoutMetadata(read.body);
    const parts = {
      params: event.pathParameters,
      query: query.rest,
      headers: event.headers,
      body: body.rest,
    };
    const valid = check(parts);
    if (isRefusal(valid)) return await refuseWith(step, valid);

    const request = factsOf(event, internal.requestId, query.metadata, body.metadata);
    const { params, ...checked } = valid;
    const input = { ...params, ...checked, caller: internal.caller, request };
    step.event = [input, withLog(outside, internal.log)] as never; // from here on the event is what the run is given
    return undefined;
  };

  const answer = async (step: Step): Promise<void> => {
    const { response, internal } = step;
    step.response = isRefusal(response)
      ? await refuseWith(step, response)
      : await succeeded(contract, response, internal.requestId);
  };

  const accident = async (step: Step): Promise<Response> => {
    const outage = outageOf(step.error);
    step.internal.log.error(outage ? 'outage' : 'accident', errorFields(step.error));
    return await refuseWith(step, refuse(outage?.code ?? 'INTERNAL'));
  };

  const note = (step: Step): void => {
    const { log, began, caller, code } = step.internal;
    const status = Reflect.get(Object(step.response), 'statusCode');
    log.info('answered', { status, code, ms: Math.round(performance.now() - began), caller: caller?.UserID });
  };

  const runIt = async (call: unknown) => {
    const [input, here] = call as [unknown, Outside]; // made by whatIsAsked
    return await run(input, here);
  };

  const settings = { requestStart: begin, requestEnd: note } as middy.PluginObject; // its types leave `internal` open
  return middy<APIGatewayProxyEventV2, never, unknown, Context, Call>(settings)
    .handler(runIt as never) // takes what whatIsAsked leaves as the event
    .before(whichWay)
    .before(whoCalls)
    .before(whatIsAsked)
    .after(answer)
    .onError(accident);
}
