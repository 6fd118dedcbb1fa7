import type { LogContext } from '#shared/clientLog.ts';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { ApiError } from './apiError.ts';

declare global {
  interface Window {
    /** Errors that the start script has recorded, until the code that logs them has loaded. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[] | undefined;
  }
}

/** Something that should not have happened, for the developers. */
export interface Problem {
  context: LogContext;
  thrown: unknown;
  level: 'error' | 'warn';
  /** Endpoint whose call failed. */
  endpoint?: EndpointID | undefined;
  /** Milliseconds. */
  at: number;
  /** Path on which it happened; only the name of the page is logged. */
  pathname: string;
}

const mostWaiting = 20;
const waiting: Problem[] = [];
let listener: ((problem: Problem) => void) | undefined;

/** Passes a problem to the log, whose code loads after the first view; problems wait for it. */
export function reportProblem(
  context: LogContext,
  thrown: unknown,
  { level = 'error', endpoint }: Partial<Pick<Problem, 'level' | 'endpoint'>> = {},
): void {
  if (typeof window !== 'object') return;
  const { pathname } = window.location;
  const problem: Problem = { context, thrown, level, endpoint, at: Date.now(), pathname };
  if (listener) listener(problem);
  else if (waiting.length < mostWaiting) waiting.push(problem);
}

/** Reports a failed call unless it was refused for a reason that the page explains. */
export function reportFailedCall(endpoint: EndpointID, error: ApiError): void {
  const isAccident =
    error.status >= 500 || error.code === 'DATA_INTEGRITY' || (error.isOutage && navigator.onLine);
  if (isAccident) reportProblem('API', error, { endpoint });
}

/** Calls `listen` with each problem, those that are waiting included. Returns an unsubscribe function. */
export function onProblem(listen: (problem: Problem) => void): () => void {
  listener = listen;
  for (const problem of waiting.splice(0)) listen(problem);
  return () => {
    listener = undefined;
  };
}
