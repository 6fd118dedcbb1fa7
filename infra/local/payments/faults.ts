/**
 * What goes wrong: an HTTP status is answered in place of the work; `lost` does the work and cuts the
 * connection before the answer; `timeout` does the work and never answers.
 */
export type Fault = number | 'lost' | 'timeout';

/** Bad days on demand. */
export interface Faults {
  /**
   * The next `times` API calls whose `METHOD /v1/path` holds the text (or matches the expression) go wrong.
   * Faults of the same pattern happen in the order in which they were asked for.
   */
  next: (pattern: string | RegExp, fault: Fault, times?: number) => void;
  clear: () => void;
  list(): { pattern: string; fault: Fault }[];
  /** Takes the fault that is meant for this call. */
  take: (method: string, path: string) => Fault | undefined;
}

/** An empty list of faults. */
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
