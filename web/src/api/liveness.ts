import { timings } from '#shared/settings.ts';
import { readItem, storeItem } from './storage.ts';
import { store } from './store.ts';

const flag = 'cairn.api-server-down';

/** Whether the server is known to be down; stored on the device, so that it is still known after a reload. */
export const liveness = store<{ down: boolean }>({ down: readItem('local', flag) === 'yes' });

let monitor: ReturnType<typeof setTimeout> | undefined;
let multiplier = 1;
let lastCheck: { result: Promise<boolean>; at: number; isRunning: boolean } | undefined;
const recoveries = new Set<() => void>();

/** Runs an action once, when the server responds again. Returns a function that cancels it. */
export function onRecovery(action: () => void): () => void {
  recoveries.add(action);
  return () => recoveries.delete(action);
}

/**
 * Called when the server has not responded. Checks its health immediately, because a single lost call is not an outage, then
 * repeatedly with growing pauses until it responds.
 */
export function markDown(isHealthy: () => Promise<boolean>): void {
  write(true);
  liveness.set({ down: true });
  void isUp(isHealthy);
  if (!monitor) scheduleCheck(isHealthy);
}

function scheduleCheck(isHealthy: () => Promise<boolean>): void {
  monitor = setTimeout(() => {
    void isUp(isHealthy).then(up => {
      if (up) return;
      multiplier = Math.min(multiplier + 1, timings.serverRetryMax);
      scheduleCheck(isHealthy);
    });
  }, timings.serverRetry * multiplier);
}

/**
 * Ends an outage soon after the connection is back: checks when the device is online again and when the page is seen
 * again, also in an outage that an earlier page has stored. Call it once.
 */
export function watchConnection(isHealthy: () => Promise<boolean>): void {
  if (liveness.get().down) markDown(isHealthy);
  addEventListener('online', () => void checkAgain(isHealthy));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkAgain(isHealthy);
  });
}

/** Checks now during an outage, even if a check has just failed or fails in this moment, and begins with short pauses again. */
async function checkAgain(isHealthy: () => Promise<boolean>): Promise<void> {
  if (!liveness.get().down) return;
  clearTimeout(monitor);
  multiplier = 1;
  scheduleCheck(isHealthy);
  const wasRunning = lastCheck?.isRunning;
  const up = await isUp(isHealthy, { isAction: true });
  if (!up && wasRunning) await isUp(isHealthy, { isAction: true });
}

/**
 * Checks whether the server is healthy; a response ends the outage. Calls share a running check, and its result within the
 * retry interval. A user's action gets a check of its own once the last one has ended: it must not be refused because
 * the server did not respond some seconds ago.
 */
export function isUp(isHealthy: () => Promise<boolean>, { isAction = false } = {}): Promise<boolean> {
  if (lastCheck && (lastCheck.isRunning || (!isAction && Date.now() - lastCheck.at < timings.serverRetry)))
    return lastCheck.result;

  const result = isHealthy().then(up => {
    check.isRunning = false;
    if (up) markUp();
    return up;
  });
  const check = { result, at: Date.now(), isRunning: true };
  lastCheck = check;
  return result;
}

/** Called when the server has responded: ends the outage and runs the recovery actions. */
export function markUp(): void {
  clearTimeout(monitor);
  monitor = undefined;
  multiplier = 1;
  lastCheck = undefined;
  if (!liveness.get().down) return;

  write(false);
  liveness.set({ down: false });
  const waiting = [...recoveries];
  recoveries.clear();
  for (const action of waiting) action();
}

/** Without storage a reload starts as if the server were up. */
const write = (down: boolean): void => void storeItem('local', flag, down ? 'yes' : undefined);
