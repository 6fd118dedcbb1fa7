/** Stones into which the budget of a project is divided. */
export const stones = 7;

/** Totals at which each of the seven stones is reached, in minor units rounded to whole pounds or euros. */
export const stoneSums = (budget: number): number[] =>
  Array.from({ length: stones }, (_, index) =>
    Math.min(budget, Math.ceil((budget * (index + 1)) / stones / 100) * 100),
  );

/** Number of stones that a total in minor units has reached. */
export const stonesReached = (budget: number, raised: number): number =>
  stoneSums(budget).filter(sum => raised >= sum).length;

/** Characters of an owner's name for a stone; an empty name stands for the usual one. */
export const stoneName = { min: 0, max: 40 } as const;
