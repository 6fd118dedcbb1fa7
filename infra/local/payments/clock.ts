import type { DueEvent } from './context.ts';

interface ClockParts {
  now: () => number;
  ahead: { get: () => number; set: (seconds: number) => void };
  /** All that waits for its time, in any order. */
  waiting: () => DueEvent[];
}

/** Does everything whose time has come, in the order of those times. */
export function runDueEvents({ now, ahead, waiting }: ClockParts): void {
  const target = now();
  const aheadAtEnd = ahead.get();

  for (let due = next(waiting(), target); due; due = next(waiting(), target)) {
    // While something runs, the clock shows the time that it was due, so that what follows from it is dated well.
    ahead.set(aheadAtEnd - Math.max(0, target - due.at));
    try {
      due.run();
    } finally {
      ahead.set(aheadAtEnd);
    }
  }
}

function next(waiting: DueEvent[], target: number): DueEvent | undefined {
  return waiting.filter(due => due.at <= target).sort((a, b) => a.at - b.at)[0];
}
