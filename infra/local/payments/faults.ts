/**
 * A failure to inject: an HTTP status is returned instead of executing the call; `lost` executes it and cuts the
 * connection before the response; `timeout` executes it and never responds.
 */
export type Fault = number | 'lost' | 'timeout';

/** Fault injection. */
export interface Faults {
  /**
   * The next `times` API calls whose `METHOD /v1/path` contains the text or matches the expression fail. Faults of one
   * pattern are injected in the order in which they were added.
   */
  next: (pattern: string | RegExp, fault: Fault, times?: number) => void;
  /**
   * Executes the next matching call only after `resume`, so that others overlap with it. `arrived` resolves when the
   * call has arrived.
   */
  pause: (pattern: string | RegExp) => { arrived: Promise<void>; resume: () => void };
  /** Resolves when a call may be executed. */
  waitFor: (method: string, path: string) => Promise<void>;
  clear: () => void;
  list(): { pattern: string; fault: Fault }[];
  /** Removes and returns the fault for a call. */
  take: (method: string, path: string) => Fault | undefined;
}

/** Creates an empty list of faults. */
export function createFaults(): Faults {
  let waiting: { pattern: string | RegExp; fault: Fault }[] = [];
  let paused: { pattern: string | RegExp; arrive: () => void; resumed: Promise<void> }[] = [];
  const isMatch = (pattern: string | RegExp, call: string) =>
    typeof pattern === 'string' ? call.includes(pattern) : new RegExp(pattern).test(call);

  return {
    next(pattern, fault, times = 1) {
      waiting.push(...Array.from({ length: times }, () => ({ pattern, fault })));
    },
    pause(pattern) {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
      paused.push({ pattern, arrive, resumed });
      return { arrived, resume };
    },
    async waitFor(method, path) {
      const found = paused.find(({ pattern }) => isMatch(pattern, `${method} ${path}`));
      if (!found) return;
      paused = paused.filter(one => one !== found);
      found.arrive();
      await found.resumed;
    },
    clear() {
      waiting = [];
    },
    list: () => waiting.map(({ pattern, fault }) => ({ pattern: String(pattern), fault })),
    take(method, path) {
      const call = `${method} ${path}`;
      const found = waiting.find(({ pattern }) => isMatch(pattern, call));
      waiting = waiting.filter(one => one !== found);
      return found?.fault;
    },
  };
}
