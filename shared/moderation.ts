/** Settings of the administration. */

/** Search for people; prefixes are indexed from the minimum on. */
export const personSearch = { min: 2, max: 100 } as const;

export const reports = {
  note: { max: 500 },
  /** Characters of a text that stand for it in lists. */
  excerpt: 80,
} as const;

/** Single sign-on to an admin portal: lifetime of a token. */
export const singleSignOn = { seconds: 60 } as const;
