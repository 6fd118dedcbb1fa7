import { v7 } from 'uuid';
import type { Contract } from '#shared/contract.ts';
import { type Log, standardLog } from './log.ts';
import { type MaintenanceMemory, makeMaintenanceMemory } from './maintenance.store.ts';
import { makeTable, readingEventually, type Table } from './table.ts';

/** Dependencies of every operation, injected so that tests can replace them. */
export interface Deps {
  table: Table;
  /** ISO 8601, milliseconds, UTC. */
  now: () => string;
  /** A UUID v7: later ids sort after earlier ones. */
  newId: () => string;
  log: Log;
  /** What is remembered of the maintenance switch; absent where there is no maintenance, as in most tests. */
  maintenance?: MaintenanceMemory;
}

/** Builds the dependencies that the environment describes. Connections open on first use. */
export const defaultDeps = (): Deps => ({
  table: makeTable(),
  now: () => new Date().toISOString(),
  newId: () => v7(),
  log: standardLog(),
  maintenance: makeMaintenanceMemory(),
});

/** Factories of dependencies that only some functions have: `{ payments: makePayments }`. */
export type ExtraDeps = Record<string, () => unknown>;

/** No extra dependencies. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an object without parts is meant
export type NoExtraDeps = Record<never, () => unknown>;

/** Results of the factories. */
export type ResolvedDeps<E extends ExtraDeps> = { readonly [Name in keyof E]: ReturnType<E[Name]> };

/** Completes the dependencies by building missing extra ones. */
export function resolveDeps(given: Deps, extras: ExtraDeps): Deps {
  const missing = Object.entries(extras).filter(([name]) => !(name in given));
  return withOverrides(given, Object.fromEntries(missing.map(([name, make]) => [name, make()])));
}

/** Replaces some of the dependencies. */
export const withOverrides = <O extends Deps>(deps: O, own: Partial<Deps>): O => ({ ...deps, ...own });

/**
 * Dependencies of a call. What anonymous callers get may come from a cache of the CDN anyway, so it is read eventually
 * consistent; whoever is signed in sees their own changes at once.
 */
export const depsFor = <O extends Deps>({ spec }: Contract, caller: unknown, deps: O): O =>
  spec.cachedAtEdge && !caller ? withOverrides(deps, { table: readingEventually(deps.table) }) : deps;
