import { v7 } from 'uuid';
import { type Log, standardLog } from './log.ts';
import { makeTable, type Table } from './table.ts';

/** What every operation may use of the world outside; it comes as an argument, so that a test can give another. */
export interface Deps {
  table: Table;
  /** ISO 8601, milliseconds, UTC. */
  now: () => string;
  /** A UUID v7: later ids sort after earlier ones. */
  newId: () => string;
  log: Log;
}

let made: Deps | undefined;

/** The real outside of this process, made at the first call. */
export function defaultDeps(): Deps {
  made ??= { table: makeTable(), now: () => new Date().toISOString(), newId: () => v7(), log: standardLog() };
  return made;
}

/** Parts of the outside that only some functions carry, each by its maker: `{ payments: makePayments }`. */
export type ExtraDeps = Record<string, () => unknown>;

/** No such parts. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- an object without parts is meant
export type NoExtraDeps = Record<never, () => unknown>;

/** The parts that such makers give. */
export type ResolvedDeps<E extends ExtraDeps> = { readonly [Name in keyof E]: ReturnType<E[Name]> };

/** The outside with its extra parts: those that are given, and the others made when they are first used. */
export function withExtraDeps(given: Deps, extras: ExtraDeps): Deps {
  const whole = { ...given };
  for (const [name, make] of Object.entries(extras)) {
    if (name in given) continue;
    let part: { value: unknown } | undefined;
    Object.defineProperty(whole, name, { get: () => (part ??= { value: make() }).value });
  }
  return whole;
}

/** The same outside for one call, with parts of its own. */
export const withOverrides = <O extends Deps>(deps: O, own: Partial<Deps>): O =>
  Object.assign(Object.create(deps), own);
