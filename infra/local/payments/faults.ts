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
  clear: () => void;
  list(): { pattern: string; fault: Fault }[];
  /** Removes and returns the fault for a call. */
  take: (method: string, path: string) => Fault | undefined;
}

/** Creates an empty list of faults. */
export function createFaults(): Faults {
  let waiting: { pattern: string | RegExp; fault: Fault }[] = [];

  return {
    next(pattern, fault, times = 1) {
      waiting.push(...Array.from({ length: times }, () => ({ pattern, fault })));
    },
    clear() {
      waiting = [];
    },
    list: () => waiting.map(({ pattern, fault }) => ({ pattern: String(pattern), fault })),
    take(method, path) {
      const call = `${method} ${path}`;
      const found = waiting.find(({ pattern }) =>
        typeof pattern === 'string' ? call.includes(pattern) : new RegExp(pattern).test(call),
      );
      waiting = waiting.filter(one => one !== found);
      return found?.fault;
    },
  };
}
