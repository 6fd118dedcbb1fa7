import type { DueEvent } from './context.ts';

interface ClockParts {
  now: () => number;
  ahead: { get: () => number; set: (seconds: number) => void };
  /** All scheduled changes, in any order. */
  waiting: () => DueEvent[];
}

/** Runs everything that is due, in chronological order. */
export function runDueEvents({ now, ahead, waiting }: ClockParts): void {
  const target = now();
  const aheadAtEnd = ahead.get();

  for (let due = next(waiting(), target); due; due = next(waiting(), target)) {
    // Each change runs at the simulated time at which it was due, so that its records get that date.
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
