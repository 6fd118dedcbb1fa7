import { maintenance as settings } from '#shared/maintenance.ts';
import { second } from '#shared/time.ts';
import { store } from './store.ts';

export interface MaintenanceState {
  isOn: boolean;
  /** Expected end, if known. ISO date and time. */
  until?: string | undefined;
}

/** Whether the site is under maintenance for this visitor, according to the server's latest responses. */
export const maintenance = store<MaintenanceState>({ isOn: false });

interface Watch {
  /** Asks the server; undefined if it does not answer. */
  ask: () => Promise<MaintenanceState | undefined>;
  /** Called when maintenance is over. */
  onEnd: () => void;
}

let watch: Watch | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
const ends = new Set<() => void>();

/** Runs an action once, when maintenance is over. Returns a function that cancels it. */
export function onMaintenanceEnd(action: () => void): () => void {
  ends.add(action);
  return () => ends.delete(action);
}

/** Asks again and again during maintenance, and immediately when the page is seen again. Call it once. */
export function watchMaintenance(given: Watch): void {
  watch = given;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askAgain();
  });
  if (maintenance.get().isOn) schedule();
}

/** Called when the server has said that the site is under maintenance. */
export function enterMaintenance(until?: string): void {
  const { isOn, until: known } = maintenance.get();
  if (!isOn || known !== until) maintenance.set({ isOn: true, until });
  if (!timer && watch) schedule();
}

/** Asks now during maintenance, and begins with short pauses again: another caller may get another answer. */
export async function askAgain(): Promise<void> {
  if (!maintenance.get().isOn) return;
  asked = 0;
  await ask();
}

/** The pauses grow, so that a long maintenance is not asked about more often than necessary. */
function schedule(): void {
  clearTimeout(timer);
  asked += 1;
  const pause = Math.min(settings.ask.seconds * asked, settings.ask.maxSeconds);
  timer = setTimeout(() => void ask(), pause * second);
}

async function ask(): Promise<void> {
  const answer = await watch?.ask();
  if (!maintenance.get().isOn) return;
  if (!answer || answer.isOn) {
    if (answer) enterMaintenance(answer.until);
    return schedule();
  }
  leave();
}

function leave(): void {
  clearTimeout(timer);
  timer = undefined;
  asked = 0;
  maintenance.set({ isOn: false });
  const waiting = [...ends];
  ends.clear();
  for (const action of waiting) action();
  watch?.onEnd();
}
