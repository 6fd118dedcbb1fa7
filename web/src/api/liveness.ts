import { timings } from '#shared/settings.ts';
import { store } from './store.ts';

const flag = 'cairn.api-server-down';

/** Whether the server is known to be down; kept on the device, so that a reload knows it at once. */
export const liveness = store<{ down: boolean }>({ down: read() });

let monitor: ReturnType<typeof setTimeout> | undefined;
let multiplier = 1;
const recoveries = new Set<() => void>();

/** Runs once when the server answers again; gives back how to withdraw it. */
export function onRecovery(action: () => void): () => void {
  recoveries.add(action);
  return () => recoveries.delete(action);
}

/** The server did not answer: ask its health again and again, each time a little later, until it does. */
export function markDown(isHealthy: () => Promise<boolean>): void {
  write(true);
  liveness.set({ down: true });
  if (monitor) return;

  const ask = async () => {
    if (await isHealthy()) return markUp();
    multiplier = Math.min(multiplier + 1, timings.serverRetryMost);
    monitor = setTimeout(() => void ask(), timings.serverRetry * multiplier);
  };
  monitor = setTimeout(() => void ask(), timings.serverRetry);
  if (typeof addEventListener === 'function') addEventListener('online', () => void ask(), { once: true });
}

/** The server answered. */
export function markUp(): void {
  clearTimeout(monitor);
  monitor = undefined;
  multiplier = 1;
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
