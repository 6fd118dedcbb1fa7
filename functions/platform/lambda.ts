import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Body, Contract, Errors, Headers, Output, Params, Query } from '#shared/contract.ts';
import type { CommonError } from '#shared/errors.ts';
import type { UserID } from '#shared/ids.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import {
  type Deps,
  defaultDeps,
  type ExtraDeps,
  type NoExtraDeps,
  type ResolvedDeps,
  withExtraDeps,
} from './deps.ts';
import { createPipeline, type ErasedOperation } from './middleware/pipeline.ts';
import type { RequestFacts } from './middleware/request.ts';
import type { Refusal } from './refusal.ts';
import type { Ref } from './table/entity.ts';
import type { Table } from './table.ts';
import type { TokenVerifier } from './verifyToken.ts';

type CallerOf<C extends Contract> = C['spec']['access'] extends 'public'
  ? object
  : { caller: C['spec']['access'] extends 'optional' ? Caller | undefined : Caller };

/** What a run is given: the path parameters, the parsed parts, the caller, the facts of the request. */
export type LambdaInput<C extends Contract> = Params<C> &
  CallerOf<C> & { query: Query<C>; headers: Headers<C>; body: Body<C>; request: RequestFacts };

/** What a call does: it is given its input and the outside. */
type Run<C extends Contract, E extends ExtraDeps> = (
  input: LambdaInput<C>,
  deps: Deps & ResolvedDeps<E>,
) => Promise<LambdaResult<C>> | LambdaResult<C>;

type Refs = readonly Ref<unknown>[];

/** Who the token says to call; that they may is not known yet. */
type By<C extends Contract> = C['spec']['access'] extends 'optional' ? UserID | undefined : UserID;

/**
 * A run, and what it will ask the table for that may be read in the same request as the caller's record. Where that
 * depends on a list, `beside` reads it with its `table`, and the run is given the same page.
 */
interface RunBeside<C extends Contract, E extends ExtraDeps> {
  beside(
    input: Params<C> & { query: Query<C>; headers: Headers<C>; body: Body<C>; by: By<C> },
    table: Pick<Table, 'query'>,
  ): Refs | Promise<Refs>;
  run: Run<C, E>;
}

/** What a run may give back: its output, or a refusal that its contract declares. */
export type LambdaResult<C extends Contract> =
  | Output<C>
  | Answer<Output<C>>
  | (Output<C> extends undefined ? void : never)
  | Refusal<Errors<C> | CommonError>;

export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** A Lambda handler that knows its contract, and can be had with another outside. */
export interface ContractHandler<C extends Contract, E extends ExtraDeps> extends HttpHandler {
  readonly contract: C;
  /** The same handler over another outside; extras that are not given are made as ever. */
  withDeps(deps: Deps & Partial<ResolvedDeps<E>>): HttpHandler;
}

/** Endpoints with `optional` access must bring the part that verifies tokens. */
type ExtraDepsOf<C extends Contract, E extends ExtraDeps> = C['spec']['access'] extends 'optional'
  ? [extras: E & { verifyToken: () => TokenVerifier }]
  : [extras?: E];

/** Everything between API Gateway and an operation: the only place that knows HTTP. */
export function lambda<C extends Contract, E extends ExtraDeps = NoExtraDeps>(
  contract: C,
  run: Run<C, E> | RunBeside<C, E>,
  ...[extras]: ExtraDepsOf<C, E>
): ContractHandler<C, E> {
  const makers: ExtraDeps = extras ?? {};
  const erased = (typeof run === 'function' ? { run } : run) as ErasedOperation; // the chain makes what the types promise
  let real: HttpHandler | undefined;

  const handler: HttpHandler = (event, context) => {
    real ??= createPipeline(contract, erased, withExtraDeps(defaultDeps(), makers));
    return real(event, context);
  };
  return Object.assign(handler, {
    contract,
    withDeps: (deps: Deps) => createPipeline(contract, erased, withExtraDeps(deps, makers)),
  });
}
