import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Body, Contract, Errors, Headers, Output, Params, Query } from '#shared/contract.ts';
import type { CommonError } from '#shared/errors.ts';
import type { UserID } from '#shared/ids.ts';
import { fallbackCountry, fallbackLanguage } from '#shared/settings.ts';
import { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import {
  type Deps,
  defaultDeps,
  depsFor,
  type ExtraDeps,
  type NoExtraDeps,
  type ResolvedDeps,
  resolveDeps,
} from './deps.ts';
import type { PersonLimit } from './limits.ts';
import type { Loaded } from './load.ts';
import { createPipeline } from './middleware/pipeline.ts';
import type { RequestFacts } from './middleware/request.ts';
import { type ErasedOperation, loadFor, runOperation } from './operation.ts';
import type { Refusal } from './refusal.ts';
import type { TokenVerifier } from './verifyToken.ts';

interface Parts<C extends Contract> {
  query: Query<C>;
  headers: Headers<C>;
  body: Body<C>;
}

/** A parsed request. */
type Parsed<C extends Contract> = Params<C> & Parts<C>;

type CallerOf<C extends Contract> = C['spec']['access'] extends 'public'
  ? object
  : { caller: C['spec']['access'] extends 'optional' ? Caller | undefined : Caller };

/**
 * Input of an operation: path parameters, query, headers, body, caller, request metadata and the loaded items, whose
 * types are named by their entities: `Input<typeof contracts.acceptRequest, [typeof projects, typeof requests]>`.
 */
export type Input<C extends Contract, Plan extends readonly unknown[] = []> = Call<C, Loaded<Plan>>;

type Call<C extends Contract, Items> = Parsed<C> & CallerOf<C> & { request: RequestFacts; loaded: Items };

/** The token's subject. Not yet checked against the account's status; `isAdmin` as the token claims it. */
type SubjectOf<C extends Contract> = C['spec']['access'] extends 'public'
  ? object
  : { callerId: C['spec']['access'] extends 'optional' ? UserID | undefined : UserID; isAdmin: boolean };

/** Keys to load, in any nesting of arrays, together with pages and other values already read; or a refusal. */
type Plan<C extends Contract> = readonly unknown[] | [] | Refusal<Errors<C> | CommonError>;

/** Result of an operation: its output, or a refusal that its contract declares. */
type Result<C extends Contract> =
  | Output<C>
  | Answer<Output<C>>
  | (Output<C> extends undefined ? void : never)
  | Refusal<Errors<C> | CommonError>;

interface Operation<C extends Contract, P extends Plan<C>, E extends ExtraDeps> {
  /**
   * Plan of the items that a call needs, which are read in the same request as the caller's record. Lists are queried
   * here, so that the items shown with their rows are read together with the caller. A refusal takes effect once the
   * caller is admitted.
   */
  load?(input: Parsed<C> & SubjectOf<C>, deps: Deps & ResolvedDeps<E>): P | Promise<P>;
  run(
    input: Call<C, Loaded<Exclude<P, Refusal>>>,
    deps: Deps & ResolvedDeps<E>,
  ): Result<C> | Promise<Result<C>>;
  /**
   * Limit of the caller against which each call counts before it runs; the contract declares TOO_MANY_ATTEMPTS. For operations
   * that do not count each call against a limit themselves.
   */
  limit?: 'TOO_MANY_ATTEMPTS' extends Errors<C> ? PersonLimit : never;
  /** Number of attempts while the outcome is CONCURRENT_UPDATE; 1 if absent. */
  maxAttempts?: number;
}

export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** An operation that expects items must load them. */
type NeedsLoad<P> = [P] extends [readonly []] ? unknown : { load: unknown };

/** Input of a call without HTTP, limited to the parts of its contract. */
type Invocation<C extends Contract> = Params<C> &
  CallerOf<C> & {
    [Part in keyof Parts<C> as Parts<C>[Part] extends undefined ? never : Part]: Parts<C>[Part];
  };

/** A Lambda handler with its contract. */
export interface ContractHandler<C extends Contract, E extends ExtraDeps> extends HttpHandler {
  readonly contract: C;
  /** The same handler with other dependencies; missing extra ones are built as usual. */
  withDeps(deps: Deps & Partial<ResolvedDeps<E>>): HttpHandler;
  /** Loads and runs the operation without HTTP, for a caller who is already authenticated. */
  invoke(
    input: Invocation<C>,
    deps: Deps & Partial<ResolvedDeps<E>>,
  ): Promise<Output<C> | Refusal<Errors<C> | CommonError>>;
}

/** Endpoints with `optional` access verify tokens themselves. */
type ExtraDepsOf<C extends Contract, E extends ExtraDeps> = C['spec']['access'] extends 'optional'
  ? [extras: E & { verifyToken: () => TokenVerifier }]
  : [extras?: E];

/**
 * Wraps an operation in everything between it and API Gateway. The only module that knows HTTP. Built when the module
 * loads.
 */
export function lambda<C extends Contract, const P extends Plan<C> = [], E extends ExtraDeps = NoExtraDeps>(
  contract: C,
  operation: Operation<C, P, E> & NeedsLoad<P>,
  ...[extras]: ExtraDepsOf<C, E>
): ContractHandler<C, E> {
  const makers: ExtraDeps = extras ?? {};
  const erased = operation as unknown as ErasedOperation; // the pipeline produces what the types promise
  const over = (deps: Deps) => createPipeline(contract, erased, resolveDeps(deps, makers));
  const pipeline = over(defaultDeps());
  const handler: HttpHandler = (event, context) => pipeline(event, context);
  const invoke = async (given: { caller?: Caller }, deps: Deps) => {
    const input = { ...given, request: factsOf(given.caller) };
    const resolved = depsFor(contract, given.caller, resolveDeps(deps, makers));
    const result = await runOperation(erased, input, await loadFor(erased, input, resolved), resolved);
    return (result instanceof Answer ? result.output : result) as Output<C>; // or a refusal, as in the overloads
  };
  return Object.assign(handler, { contract, withDeps: over, invoke });
}

/** Request metadata of a call without HTTP: the caller's language, and defaults. */
const factsOf = (caller: Caller | undefined): RequestFacts => ({
  requestId: 'none',
  language: caller?.language ?? fallbackLanguage,
  country: fallbackCountry,
  origin: undefined,
  cookies: {},
  sourceIp: '',
  visitSource: undefined,
});
