/** Stones into which the budget of a project is divided. */
export const stones = 7;

/** Characters of what an owner calls a stone; none stand for the usual name. */
export const stoneName = { min: 0, max: 40 } as const;
