import { timings } from '#shared/settings.ts';
import { store } from './store.ts';

const flag = 'cairn.api-server-down';

/** Whether the server is known to be down; kept on the device, so that a reload knows it at once. */
export const liveness = store<{ down: boolean }>({ down: read() });

let monitor: ReturnType<typeof setTimeout> | undefined;
let multiplier = 1;
let asking: { answer: Promise<boolean>; at: number } | undefined;
const recoveries = new Set<() => void>();

/** Runs once when the server answers again; gives back how to withdraw it. */
export function onRecovery(action: () => void): () => void {
  recoveries.add(action);
  return () => recoveries.delete(action);
}

/**
 * The server did not answer: its health is asked at once, for one lost call is no outage, and then again and again, each time
 * a little later, until it answers.
 */
export function markDown(isHealthy: () => Promise<boolean>): void {
  write(true);
  liveness.set({ down: true });
  void isUp(isHealthy);
  if (monitor) return;

  const askLater = () => {
    monitor = setTimeout(() => {
      void isUp(isHealthy).then(up => {
        if (up) return;
        multiplier = Math.min(multiplier + 1, timings.serverRetryMax);
        askLater();
      });
    }, timings.serverRetry * multiplier);
  };
  askLater();
  if (typeof addEventListener === 'function')
    addEventListener('online', () => void isUp(isHealthy), { once: true });
}

/** Asks for the server's health, once for all who ask within the retry time; an answer ends the outage. */
export function isUp(isHealthy: () => Promise<boolean>): Promise<boolean> {
  if (asking && Date.now() - asking.at < timings.serverRetry) return asking.answer;
  const answer = isHealthy().then(up => {
    if (up) markUp();
    return up;
  });
  asking = { answer, at: Date.now() };
  return answer;
}

/** The server answered. */
export function markUp(): void {
  clearTimeout(monitor);
  monitor = undefined;
  multiplier = 1;
  asking = undefined;
  if (!liveness.get().down) return;

  write(false);
  liveness.set({ down: false });
  const waiting = [...recoveries];
  recoveries.clear();
  for (const action of waiting) action();
}

function read(): boolean {
  try {
    return localStorage.getItem(flag) === 'yes';
  } catch {
    return false; // no storage here: prerendering, or forbidden by the person
  }
}

function write(down: boolean): void {
  try {
    if (down) localStorage.setItem(flag, 'yes');
    else localStorage.removeItem(flag);
  } catch {
    // nothing to remember it in
  }
}
