/**
 * Steps that reading one file may take: boxes, elements and entries of tables. Two hours of picture and sound have less than two
 * million; five take about a second of processor time.
 */
export const maxSteps = 5_000_000;

/** Counts the steps of reading a file. */
export interface Work {
  readonly steps: number;
  /** Counts steps before they are made. Throws a RangeError once there are more than allowed. */
  take(count: number): void;
}

export function limitedWork(max = maxSteps): Work {
  let steps = 0;
  return {
    get steps() {
      return steps;
    },
    take(count) {
      steps += count;
      if (steps > max) throw new RangeError('A file that takes too many steps to read');
    },
  };
}
