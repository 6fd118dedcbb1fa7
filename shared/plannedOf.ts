/** Sum of the lines of a budget, in minor units. */
export const plannedOf = (lines: readonly { amount: number }[] | null | undefined): number =>
  (lines ?? []).reduce((sum, { amount }) => sum + amount, 0);
