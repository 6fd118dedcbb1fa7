import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import { pathParameters } from './ids.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A schema of which only the two ends are known: what comes in and what goes out. */
export type Schema = z.ZodMiniType;

/** What one endpoint promises, as its author writes it. */
export interface EndpointSpec {
  /** One sentence for the reference: what happens, for whom. */
  summary: string;
  access: Access;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  /** `form`: URL-encoded is taken as well as JSON. `raw`: the bytes as they came, for signatures. Default `json`. */
  bodyFormat?: 'json' | 'form' | 'raw';
  /** Absent: the answer is 204 without a body, or a redirect where the handler gives a location. */
  output?: Schema;
  /** HTTP status of success. Default 200, or 204 without output. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** Refusals beyond those that every endpoint has (`commonErrors`). */
  errors?: readonly ErrorCode[];
  /** A sentence for the person on success; the i18nID is `success.{endpointID}`. */
  successMessage?: string;
  /** Essential calls show an error notice when they fail; others fail quietly. Default true for writes. */
  notifyOnFailure?: boolean;
}

/** The names inside braces in a path. */
type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

type KnownParameter = keyof typeof pathParameters;

/** A path whose every {name} is known to ids.ts; an unknown one does not compile. */
type CheckedPath<Path extends string> = [ParametersOf<Path>] extends [KnownParameter]
  ? Path
  : `unknown parameter {${Exclude<ParametersOf<Path>, KnownParameter> & string}}`;

/** A contract without its name: `domain()` gives it that. */
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
  /** The operation's name: file, operation id, `endpointID`, construct id. */
  readonly id: Id;
  /** The folder in `functions/`, the nested stack, the tag in the reference. */
  readonly domain: string;
}

/** Inferring `T` from a literal turns off the check for unknown keys; this brings it back. */
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

/** The endpoints of one domain; each is named by its key. */
export function domain<const D extends Record<string, EndpointDraft>>(name: string, contracts: D): Named<D> {
  const named = Object.entries(contracts).map(([id, contract]) => [id, { ...contract, id, domain: name }]);
  return Object.fromEntries(named) as Named<D>; // the mapped type states exactly what the line above builds
}

/** The path parameters of a contract, parsed. */
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

/** What a client sends: parameters, query and body as they are before parsing. */
export type Input<C extends Contract> = Params<C> &
  (C['spec']['query'] extends Schema ? { query?: In<C['spec']['query'], never> } : object) &
  (C['spec']['headers'] extends Schema ? { headers: In<C['spec']['headers'], never> } : object) &
  (C['spec']['body'] extends Schema ? { body: In<C['spec']['body'], never> } : object);

/** The names of the parameters in a path, in their order. */
export const parametersOf = (path: string): KnownParameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter(isKnownParameter);

const isKnownParameter = (name: string | undefined): name is KnownParameter =>
  !!name && Object.hasOwn(pathParameters, name);

/** HTTP status of a success. */
export const successStatus = ({ spec }: Pick<Contract, 'spec'>): number =>
  spec.status ?? (spec.output ? 200 : 204);
