import type { CheckProblem } from '#shared/entities/check.ts';

/** A discrepancy of the ledger. */
export interface Discrepancy extends CheckProblem {
  /** Account, order or payout, and its difference: the same for a discrepancy that is found again. */
  key: string;
}

/**
 * Discrepancies that are found in every one of several measurements. A measurement reads one item after the other, so
 * payments that are booked meanwhile look like discrepancies; unlike real ones, they are gone or differ by another
 * amount in the next measurement. `measure` is called until nothing is left, at most `attempts` times.
 */
export async function persistingDiscrepancies(
  measure: () => Promise<readonly Discrepancy[]>,
  { attempts, pause }: { attempts: number; pause: () => Promise<void> },
): Promise<Discrepancy[]> {
  let left = [...(await measure())];
  for (let attempt = 2; attempt <= attempts && left.length > 0; attempt++) {
    await pause();
    const again = new Set((await measure()).map(({ key }) => key));
    left = left.filter(({ key }) => again.has(key));
  }
  return left;
}
