/** Limits of what an owner shows about a project beside its texts. */
export const showing = {
  /** Questions that people ask, with the answers. */
  faq: { most: 5, question: { min: 3, max: 150 }, answer: { min: 3, max: 1_000 } },
  /** Lines of the budget, each of which names a purpose. */
  budgetLines: { most: 10, purpose: { min: 2, max: 60 } },
  /** Milestones of an owner's own: amounts of the budget with what becomes possible at them. */
  milestones: { most: 7, name: { min: 2, max: 60 } },
  /** Pictures beside the cover. */
  gallery: { most: 8 },
  /** Words about a picture: what it shows, for people who do not see it, and an optional caption. */
  picture: { alt: { min: 3, max: 200 }, caption: { min: 1, max: 200 } },
} as const;
