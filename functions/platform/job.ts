import {
  type Deps,
  defaultDeps,
  type ExtraDeps,
  type NoExtraDeps,
  type ResolvedDeps,
  withExtraDeps,
  withOverrides,
} from './deps.ts';
import { errorFields } from './log.ts';

/** A Lambda handler that no request calls: the stream, a schedule, storage. */
export interface JobHandler<Event, Result, E extends ExtraDeps> {
  (event: Event): Promise<Result>;
  /** The same job over another outside. */
  withDeps(deps: Deps & Partial<ResolvedDeps<E>>): (event: Event) => Promise<Result>;
}

/** A job by its name: one log line a run; a failure is logged and thrown on, so that it is tried again. */
export function job<Event, Result, E extends ExtraDeps = NoExtraDeps>(
  name: string,
  run: (event: Event, deps: Deps & ResolvedDeps<E>) => Promise<Result>,
  extras?: E,
): JobHandler<Event, Result, E> {
  const over = (given: Deps) => {
    const whole = withExtraDeps(given, extras ?? {});
    return async (event: Event): Promise<Result> => {
      const deps = withOverrides(whole, { log: whole.log.with({ job: name }) }) as Deps & ResolvedDeps<E>; // withExtras leaves none out
      const began = performance.now();
      try {
        const result = await run(event, deps);
        deps.log.info('done', { ms: Math.round(performance.now() - began) });
        return result;
      } catch (error) {
        deps.log.error('failed', errorFields(error));
        throw error;
      }
    };
  };

  let real: ((event: Event) => Promise<Result>) | undefined;
  const handler = (event: Event) => {
    real ??= over(defaultDeps());
    return real(event);
  };
  return Object.assign(handler, { withDeps: over });
}
