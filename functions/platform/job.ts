import { errorFields } from './log.ts';
import {
  type Extras,
  type Made,
  type NoExtras,
  type Outside,
  realOutside,
  withExtras,
  withOwn,
} from './outside.ts';

/** A Lambda handler that no request calls: the stream, a schedule, storage. */
export interface JobHandler<Event, Result, E extends Extras> {
  (event: Event): Promise<Result>;
  /** The same job over another outside. */
  with(outside: Outside & Partial<Made<E>>): (event: Event) => Promise<Result>;
}

/** A job by its name: one log line a run; a failure is logged and thrown on, so that it is tried again. */
export function job<Event, Result, E extends Extras = NoExtras>(
  name: string,
  run: (event: Event, outside: Outside & Made<E>) => Promise<Result>,
  extras?: E,
): JobHandler<Event, Result, E> {
  const over = (given: Outside) => {
    const whole = withExtras(given, extras ?? {});
    return async (event: Event): Promise<Result> => {
      const outside = withOwn(whole, { log: whole.log.with({ job: name }) }) as Outside & Made<E>; // withExtras leaves none out
      const began = performance.now();
      try {
        const result = await run(event, outside);
        outside.log.info('done', { ms: Math.round(performance.now() - began) });
        return result;
      } catch (error) {
        outside.log.error('failed', errorFields(error));
        throw error;
      }
    };
  };

  let real: ((event: Event) => Promise<Result>) | undefined;
  const handler = (event: Event) => {
    real ??= over(realOutside());
    return real(event);
  };
  return Object.assign(handler, { with: over });
}
