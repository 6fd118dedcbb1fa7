/** Stones into which the budget of a project is divided. */
export const stones = 7;

/** Characters of an owner's name for a stone; an empty name stands for the usual one. */
export const stoneName = { min: 0, max: 40 } as const;
