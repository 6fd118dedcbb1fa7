/** Lengths of an entry of a project's progress log. */
export const progressEntry = {
  title: { min: 3, max: 80 },
  text: { min: 2, max: 1_000 },
  pictures: { most: 6 },
} as const;
