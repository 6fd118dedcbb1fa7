import { clientLog } from '#shared/clientLog.ts';
import type { LogEntry } from '#shared/contracts/system.ts';
import { minute } from '#shared/time.ts';
import { prepareBeacon } from '#web/api/beacon.ts';
import { requestMetadata } from '#web/api/client.ts';
import { liveness } from '#web/api/liveness.ts';
import { onProblem, type Problem, reportProblem } from '#web/api/problems.ts';
import { request } from '#web/api/request.ts';
import { entryOf } from './entryOf.ts';

/** Logs errors of this document at the server, from its start until the returned function is called. */
export function startClientLog(): () => void {
  const log = collect({ origin: window.location.origin, release: releaseOf(document) });
  const unsubscribe = onProblem(log.add);
  const ending = new AbortController();
  const { signal } = ending;

  for (const event of window.earlyErrors ?? []) reportProblem('PRE_SETUP', thrownIn(event));
  window.earlyErrors = undefined;
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => reportProblem('WEB', thrownIn(event));
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', onError, { signal });
  window.addEventListener('pagehide', log.sendBeforeLeaving, { signal });
  const unwatch = liveness.subscribe(log.sendSoon);

  return () => {
    ending.abort();
    unsubscribe();
    unwatch();
  };
}

const thrownIn = (event: ErrorEvent | PromiseRejectionEvent): unknown => {
  if (event instanceof PromiseRejectionEvent) return event.reason;
  return event.error ?? event.message;
};

/** The name of the entry script without its ending. */
const releaseOf = (document: Document): string | undefined => {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src]') ?? {};
  return /\/([\w-]{1,40})\.js$/.exec(src)?.[1];
};

/**
 * Collects entries and sends them together. Each is sent once per document, within the limits of the settings. While the server
 * is down they wait; those that cannot be sent are dropped without a word.
 */
function collect(where: Parameters<typeof entryOf>[1]) {
  const thrown = new WeakSet();
  const known = new Set<string>();
  const times: number[] = [];
  const waiting: LogEntry[] = [];
  const beacon = prepareBeacon('addLog', {});
  let timer: ReturnType<typeof setTimeout> | undefined;

  function add(problem: Problem): void {
    if (typeof problem.thrown === 'object' && problem.thrown !== null) {
      // An error that a boundary has caught can also reach the window.
      if (thrown.has(problem.thrown)) return;
      thrown.add(problem.thrown);
    }
    const entry = entryOf(problem, where);
    if (!entry || waiting.length >= clientLog.waiting || known.size >= clientLog.perDocument) return;
    if (times.filter(at => at > problem.at - minute).length >= clientLog.perMinute) return;
    const key = JSON.stringify([entry.context, entry.message, entry.frames?.[0], entry.endpoint]);
    if (known.has(key)) return;
    known.add(key);
    times.push(problem.at);
    waiting.push(entry);
    sendSoon();
  }

  function sendSoon(): void {
    if (waiting.length > 0 && !liveness.get().down) timer ??= setTimeout(send, clientLog.pause);
  }

  function send(): void {
    timer = undefined;
    if (liveness.get().down || waiting.length === 0) return;
    const entries = waiting.splice(0, clientLog.batch.max);
    // Not by `call`: a failure of the log is neither logged nor an outage.
    request('addLog', { body: { entries } }, { metadata: requestMetadata() }).catch(() => undefined);
  }

  function sendBeforeLeaving(): void {
    if (liveness.get().down || waiting.length === 0) return;
    beacon({ entries: waiting.splice(0, clientLog.batch.max) });
  }

  return { add, sendSoon, sendBeforeLeaving };
}
