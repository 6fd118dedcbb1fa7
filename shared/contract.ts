import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import { pathParameters } from './ids.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A schema whose input and output types are all that is known of it. */
export type Schema = z.ZodMiniType;

/** The specification of an endpoint, as written in its contract. */
export interface EndpointSpec {
  /** One sentence for the API reference. Starts with an imperative verb. */
  summary: string;
  access: Access;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** `form`: URL-encoded or JSON. `raw`: unparsed bytes, for signature checks. Default `json`. */
  bodyFormat?: 'json' | 'form' | 'raw';
  /** Absent: the response is 204 without a body, or a redirect if the handler returns a location. */
  output?: Schema;
  /** HTTP status of success. Default 200, or 204 without output. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** Refusals in addition to `commonErrors`. */
  errors?: readonly ErrorCode[];
  /** English message on success; its translation key is `success.{endpointID}`. */
  successMessage?: string;
  /**
   * Successful answers to anonymous callers depend on nothing but path and query, and the CDN keeps them for
   * `edgeCache.seconds`.
   */
  cachedAtEdge?: true;
  /** The call sets or uses the cookie of the session, and is refused from other sites. */
  usesCookie?: true;
  /**
   * The call is answered during maintenance too. Without it everybody but administrators is refused with
   * SITE_UNDER_MAINTENANCE.
   */
  worksDuringMaintenance?: true;
}

/** The names in braces in a path. */
type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

type KnownParameter = keyof typeof pathParameters;

/** A path whose {names} are all declared in ids.ts; any other does not compile. */
type CheckedPath<Path extends string> = [ParametersOf<Path>] extends [KnownParameter]
  ? Path
  : `unknown parameter {${Exclude<ParametersOf<Path>, KnownParameter> & string}}`;

/** A contract before `domain()` has named it. */
export interface EndpointDraft<
  M extends Method = Method,
  P extends string = string,
  T extends EndpointSpec = EndpointSpec,
> {
  readonly method: M;
  readonly path: P;
  readonly spec: T;
}

/** One endpoint: the single source for handler, client, OpenAPI, CDK and the local server. */
export interface Contract<
  Id extends string = string,
  M extends Method = Method,
  P extends string = string,
  T extends EndpointSpec = EndpointSpec,
> extends EndpointDraft<M, P, T> {
  /** Name of the operation: file name, OpenAPI operation id, `endpointID` and construct id. */
  readonly id: Id;
  /** Folder in `functions/`, nested stack and tag in the API reference. */
  readonly domain: string;
}

/** Rejects unknown keys, which TypeScript does not check when it infers `T` from a literal. */
type OnlySpecKeys<T> = Record<Exclude<keyof T, keyof EndpointSpec>, never>;

const method =
  <M extends Method>(verb: M) =>
  <const P extends string, const T extends EndpointSpec>(
    path: CheckedPath<P> & P,
    spec: T & OnlySpecKeys<T>,
  ): EndpointDraft<M, P, T> => ({
    method: verb,
    path,
    spec,
  });

export const get = method('GET');
export const post = method('POST');
export const put = method('PUT');
export const patch = method('PATCH');
export const del = method('DELETE');

type Named<D extends Record<string, EndpointDraft>> = {
  readonly [Id in keyof D & string]: D[Id] extends EndpointDraft<infer M, infer P, infer T>
    ? Contract<Id, M, P, T>
    : never;
};

/** Declares the endpoints of a domain and names each by its key. */
export function domain<const D extends Record<string, EndpointDraft>>(name: string, contracts: D): Named<D> {
  const named = Object.entries(contracts).map(([id, contract]) => [id, { ...contract, id, domain: name }]);
  return Object.fromEntries(named) as Named<D>; // the mapped type describes what the line above builds
}

/** The parsed path parameters of a contract. */
export type Params<C extends Contract> = {
  [Name in ParametersOf<C['path']> & KnownParameter]: z.output<(typeof pathParameters)[Name]>;
};

type Out<S, Otherwise> = S extends Schema ? z.output<S> : Otherwise;
type In<S, Otherwise> = S extends Schema ? z.input<S> : Otherwise;

export type Query<C extends Contract> = Out<C['spec']['query'], undefined>;
export type Headers<C extends Contract> = Out<C['spec']['headers'], undefined>;
export type Body<C extends Contract> = C['spec']['bodyFormat'] extends 'raw'
  ? string
  : Out<C['spec']['body'], undefined>;
export type Output<C extends Contract> = Out<C['spec']['output'], undefined>;
export type Errors<C extends Contract> = C['spec']['errors'] extends readonly ErrorCode[]
  ? C['spec']['errors'][number]
  : never;

/** A client's input: parameters, query and body before parsing. */
export type Input<C extends Contract> = Params<C> &
  (C['spec']['query'] extends Schema ? { query?: In<C['spec']['query'], never> } : object) &
  (C['spec']['headers'] extends Schema ? { headers: In<C['spec']['headers'], never> } : object) &
  (C['spec']['body'] extends Schema ? { body: In<C['spec']['body'], never> } : object);

/** The names of a path's parameters, in order. */
export const parametersOf = (path: string): KnownParameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter(isKnownParameter);

const isKnownParameter = (name: string | undefined): name is KnownParameter =>
  !!name && Object.hasOwn(pathParameters, name);

/** HTTP status of a successful response. */
export const successStatus = ({ spec }: Pick<Contract, 'spec'>): number =>
  spec.status ?? (spec.output ? 200 : 204);
