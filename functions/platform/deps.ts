import { v7 } from 'uuid';
import type { Contract } from '#shared/contract.ts';
import { environment } from './environment.ts';
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
  /** The cached maintenance switch; absent in environments without maintenance, such as most tests. */
  maintenance?: MaintenanceMemory;
}

/**
 * Builds the dependencies from the environment variables. Connections open on first use. Throws if a variable that all
 * functions need is missing.
 */
export function defaultDeps(): Deps {
  environment('SITE_URL');
  return {
    table: makeTable(),
    now: () => new Date().toISOString(),
    newId: () => v7(),
    log: standardLog(),
    maintenance: makeMaintenanceMemory(),
  };
}

/** Replaces some of the dependencies. */
export const withOverrides = <O extends Deps>(deps: O, own: Partial<Deps>): O => ({ ...deps, ...own });

/**
 * Dependencies of a call. Anonymous callers may get cached responses from the CDN anyway, so their reads are eventually
 * consistent; a signed-in user sees their own changes immediately.
 */
export const depsFor = <O extends Deps>({ spec }: Contract, caller: unknown, deps: O): O =>
  spec.cachedAtEdge && !caller ? withOverrides(deps, { table: readingEventually(deps.table) }) : deps;
