import type { environment } from './environment.ts';
import type { Grants, Permissions } from './permissions.ts';

type Variable = Parameters<typeof environment>[0];

/** A dependency of an operation beyond the table, the clock and ids, with the permissions that its function needs for it. */
export interface Use<Name extends string = string, Value = unknown> {
  readonly grants: Grants;
  /** Environment variables that it reads while the function runs, without which the function does not start. */
  readonly variables?: readonly Variable[];
  /** Name among the operation's dependencies, and how the dependency is made when the function starts. */
  readonly provides?: { readonly name: Name; readonly make: () => Value };
}

/** Dependencies that these uses provide, by name. */
export type Provided<U extends readonly Use[]> = {
  readonly [One in U[number] as One extends Dependency<infer Name, unknown>
    ? Name
    : never]: One extends Dependency<string, infer Value> ? Value : never;
};

/** A use that provides a dependency of operations. */
export interface Dependency<Name extends string, Value> extends Use<Name, Value> {
  readonly provides: { readonly name: Name; readonly make: () => Value };
}

/** A dependency of this name, made once per start of a function. Nothing is made when its module is imported. */
export const provide = <Name extends string, Value>(
  name: Name,
  make: () => Value,
  grants: Grants = {},
): Dependency<Name, Value> => ({ grants, provides: { name, make } });

/** A permission without a dependency, and the environment variables that come with it. */
export const grant = (grants: Grants, variables: readonly Variable[] = []): Use<never, never> => ({
  grants,
  variables,
});

/** Dependencies of these uses, except those that are given already. */
export function provideMissing<Given extends object>(given: Given, uses: readonly Use[]): Given {
  const made = uses.flatMap(({ provides }) =>
    provides && !(provides.name in given) ? [[provides.name, provides.make()] as const] : [],
  );
  return { ...given, ...Object.fromEntries(made) };
}

/** All grants of these uses together. */
export function grantsOf(uses: readonly Use[]): Grants {
  const identity = uses.flatMap(({ grants }) => grants.identity ?? []);
  const usesIdentity = uses.some(({ grants }) => grants.identity);
  return Object.assign({}, ...uses.map(({ grants }) => grants), usesIdentity ? { identity } : {}) as Grants; // a union of grants
}

/** Permissions of a function that makes these uses. */
export const permissionsOf = (uses: readonly Use[], writes: boolean | readonly string[]): Permissions => ({
  ...grantsOf(uses),
  table: writes === false ? 'read' : 'write',
  ...(Array.isArray(writes) ? { partitions: writes as readonly string[] } : {}),
});
