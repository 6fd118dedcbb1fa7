import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Body, Contract, Errors, Headers, Output, Params, Query } from '#shared/contract.ts';
import type { CommonError } from '#shared/errors.ts';
import type { UserID } from '#shared/ids.ts';
import { fallbackCountry, fallbackLanguage } from '#shared/settings.ts';
import { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import { type Deps, depsFor } from './deps.ts';
import { limit as declareLimit, type NamedLimit } from './limits.ts';
import type { Loaded } from './load.ts';
import { createPipeline } from './middleware/pipeline.ts';
import type { RequestFacts } from './middleware/request.ts';
import type { Permissions } from './permissions.ts';
import type { Limit } from './rateLimit.ts';
import type { Refusal } from './refusal.ts';
import { type ErasedOperation, loadFor, runOperation } from './runOperation.ts';
import { type Provided, permissionsOf, provideMissing, type Use } from './uses.ts';
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

/** Input of an operation: path parameters, query, headers, body, caller, request metadata and the loaded items. */
export type Input<C extends Contract, Plan = object> = Parsed<C> &
  CallerOf<C> & { request: RequestFacts; loaded: Loaded<Plan> };

/** The token's subject. Not yet checked against the account's status; `isAdmin` as the token claims it. */
type SubjectOf<C extends Contract> = C['spec']['access'] extends 'public'
  ? object
  : { callerId: C['spec']['access'] extends 'optional' ? UserID | undefined : UserID; isAdmin: boolean };

/** Keys to load, by name, together with pages and other values already read; or a refusal. */
type Plan<C extends Contract> = Readonly<Record<string, unknown>> | Refusal<Errors<C> | CommonError>;

/** An operation that expects items must load them. */
type NeedsLoad<P> = [keyof P] extends [never] ? unknown : { load: unknown };

/** Result of an operation: its output, or a refusal that its contract declares. */
type Result<C extends Contract> =
  | Output<C>
  | Answer<Output<C>>
  | (Output<C> extends undefined ? void : never)
  | Refusal<Errors<C> | CommonError>;

interface Description<C extends Contract, P extends Plan<C>, U extends readonly Use[]> {
  /** Dependencies of the operation beyond table, clock and ids. */
  uses?: U;
  /**
   * Whether it writes to the table, or the only partitions that it writes to (`attempts#*` are all keys that begin so). If absent,
   * a GET reads and everything else writes.
   */
  writes?: boolean | readonly string[];
  /**
   * Plan of the items that a call needs, which are read in the same request as the caller's record. Lists are queried
   * here, so that the items shown with their rows are read together with the caller. A refusal takes effect once the
   * caller is admitted.
   */
  load?(input: Parsed<C> & SubjectOf<C>, deps: Deps & Provided<U>): P | Promise<P>;
  /**
   * Limit of the caller against which each call counts before it runs; the contract declares TOO_MANY_ATTEMPTS. For operations
   * that do not count each call against a limit themselves.
   */
  limit?: 'TOO_MANY_ATTEMPTS' extends Errors<C> ? Limit | NamedLimit : never;
  /** Number of attempts while the outcome is CONCURRENT_UPDATE; 1 if absent. */
  maxAttempts?: number;
  run(input: Input<C, Exclude<P, Refusal>>, deps: Deps & Provided<U>): Result<C> | Promise<Result<C>>;
}

export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** Input of a call without HTTP, limited to the parts of its contract. */
type Invocation<C extends Contract> = Params<C> &
  CallerOf<C> & {
    [Part in keyof Parts<C> as Parts<C>[Part] extends undefined ? never : Part]: Parts<C>[Part];
  };

/** Dependencies of a call; those that the operation uses are made if they are missing, except the verifier of tokens. */
type GivenDeps<U extends readonly Use[]> = Deps & Partial<Provided<U>> & { verifyToken?: TokenVerifier };

/** An endpoint: its contract with everything that is needed to answer a call. */
export interface Operation<C extends Contract = Contract, U extends readonly Use[] = readonly Use[]> {
  readonly contract: C;
  readonly uses: U;
  readonly permissions: Permissions;
  /** The limit against which each call counts. */
  readonly limit: NamedLimit | undefined;
  /** The handler of its function. Endpoints without an authorizer need the verifier of tokens. */
  withDeps(deps: GivenDeps<U>): HttpHandler;
  /** Loads and runs the operation without HTTP, for a caller who is already authenticated. */
  invoke(input: Invocation<C>, deps: GivenDeps<U>): Promise<Output<C> | Refusal<Errors<C> | CommonError>>;
}

/** An operation with any dependencies, for lists of operations. */
export type AnyOperation<C extends Contract = Contract> = Pick<
  Operation<C>,
  'contract' | 'uses' | 'permissions' | 'limit'
> & {
  withDeps(deps: never): HttpHandler;
};

/** A plan of nothing. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an object without parts is meant
type Nothing = Record<never, unknown>;

/**
 * Defines the endpoint of a contract. Nothing is connected, created or read from the environment before its handler is
 * created. The build makes a function of the endpoint; the CDK grants the function the permissions of its dependencies.
 */
export function operation<
  C extends Contract,
  const P extends Plan<C> = Nothing,
  const U extends readonly Use[] = [],
>(contract: C, description: Description<C, P, U> & NeedsLoad<P>): Operation<C, U> {
  const { uses = [], writes = contract.method !== 'GET', limit: asked } = description;
  const limit = asked && nameLimit(asked, contract.id);
  const erased = { ...description, limit } as unknown as ErasedOperation; // the pipeline produces what the types promise

  const invoke = async (given: { caller?: Caller }, deps: Deps) => {
    const input = { ...given, request: factsOf(given.caller) };
    const resolved = depsFor(contract, given.caller, provideMissing(deps, uses));
    const result = await runOperation(erased, input, await loadFor(erased, input, resolved), resolved);
    return (result instanceof Answer ? result.output : result) as Output<C>; // or a refusal, as in the overloads
  };
  return {
    contract,
    uses: uses as U, // absent means empty
    permissions: permissionsOf(uses, writes),
    limit,
    withDeps: deps => createPipeline(contract, erased, provideMissing(deps, uses)),
    invoke,
  };
}

/** The limit under its own name, or under that of its operation. */
const nameLimit = (asked: Limit | NamedLimit, id: string): NamedLimit =>
  'name' in asked ? asked : declareLimit(id, asked.count, { minutes: asked.minutes });

/** Request metadata of a call without HTTP: the caller's language, and defaults. */
const factsOf = (caller: Caller | undefined): RequestFacts => ({
  requestId: 'none',
  language: caller?.language ?? fallbackLanguage,
  country: fallbackCountry,
  origin: undefined,
  cookies: {},
  sourceIp: '',
  userAgent: '',
  viewerCountry: undefined,
  textLanguage: undefined,
  visitSource: undefined,
});
