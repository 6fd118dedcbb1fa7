/** Limits of what an owner shows about a project beside its texts. */
export const showing = {
  /** Questions that people ask, with the answers. */
  faq: { most: 5, question: { min: 3, max: 150 }, answer: { min: 3, max: 1_000 } },
  /** Lines of the budget, each of which names a purpose. */
  budgetLines: { most: 10, purpose: { min: 2, max: 60 } },
} as const;
