import {
  type Deps,
  defaultDeps,
  type ExtraDeps,
  type NoExtraDeps,
  type ResolvedDeps,
  resolveDeps,
  withOverrides,
} from './deps.ts';
import { errorFields } from './log.ts';

/** A Lambda handler that is invoked by the stream, a schedule or storage events. */
export interface JobHandler<Event, Result, E extends ExtraDeps> {
  (event: Event): Promise<Result>;
  /** The same job with other dependencies; missing extra ones are built as usual. */
  withDeps(deps: Deps & Partial<ResolvedDeps<E>>): (event: Event) => Promise<Result>;
}

/** A named job, built when the module loads. Logs one line per run; a failure is logged and rethrown, so that it is retried. */
export function job<Event, Result, E extends ExtraDeps = NoExtraDeps>(
  name: string,
  run: (event: Event, deps: Deps & ResolvedDeps<E>) => Promise<Result>,
  extras?: E,
): JobHandler<Event, Result, E> {
  const over = (given: Deps) => {
    const resolved = resolveDeps(given, extras ?? {});
    const log = resolved.log.with({ job: name });
    const deps = withOverrides(resolved, { log }) as Deps & ResolvedDeps<E>; // resolveDeps adds all extras
    return async (event: Event): Promise<Result> => {
      const began = performance.now();
      try {
        const result = await run(event, deps);
        log.info('done', { ms: Math.round(performance.now() - began) });
        return result;
      } catch (error) {
        log.error('failed', errorFields(error));
        throw error;
      }
    };
  };

  const runJob = over(defaultDeps());
  return Object.assign((event: Event) => runJob(event), { withDeps: over });
}
