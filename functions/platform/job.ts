import type { Deps } from './deps.ts';
import { errorFields } from './log.ts';
import type { Permissions } from './permissions.ts';
import { type Provided, permissionsOf, provideMissing, type Use } from './uses.ts';

/** Work that is started by a schedule, the table's stream or an event, not by a call. */
export interface Job<Event, Result, U extends readonly Use[] = readonly Use[]> {
  readonly name: string;
  readonly uses: U;
  readonly permissions: Permissions;
  /** The handler of its function. Missing dependencies that it uses are made. */
  withDeps(deps: Deps & Partial<Provided<U>>): (event: Event) => Promise<Result>;
}

/** A job of any event, as lists of jobs contain it. */
export type AnyJob = Pick<Job<unknown, unknown>, 'name' | 'uses' | 'permissions'> & {
  withDeps(deps: never): (event: never) => Promise<unknown>;
};

interface Description<Event, Result, U extends readonly Use[]> {
  /** Dependencies of the job beyond table, clock and ids. */
  uses?: U;
  /** Whether it writes to the table, or the only partitions that it writes to; it writes if absent. */
  writes?: boolean | readonly string[];
  run(event: Event, deps: Deps & Provided<U>): Promise<Result>;
}

/**
 * Defines a job. Logs one line per run; a failure is logged and rethrown, so that it is retried. Dependencies are created
 * together with the handler.
 */
export function job<Event, Result, const U extends readonly Use[] = []>(
  name: string,
  { uses, writes = true, run }: Description<Event, Result, U>,
): Job<Event, Result, U> {
  const used: readonly Use[] = uses ?? [];
  return {
    name,
    uses: used as U, // absent means empty
    permissions: permissionsOf(used, writes),
    withDeps(given) {
      const log = given.log.with({ job: name });
      const deps = { ...provideMissing(given, used), log } as Deps & Provided<U>; // all that it uses has been added
      return async event => {
        const began = performance.now();
        try {
          const result = await run(event, deps);
          log.info('job.completed', { ms: Math.round(performance.now() - began) });
          return result;
        } catch (error) {
          log.error('job.failed', errorFields(error));
          throw error;
        }
      };
    },
  };
}
