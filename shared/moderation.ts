/** Settings of the administration. Apart from the others, because public pages do not need them. */

/** Search for people; prefixes are indexed from the minimum on. */
export const personSearch = { min: 2, max: 100 } as const;

export const reports = {
  note: { min: 0, max: 500 },
  /** Characters of a text that stand for it in lists. */
  excerpt: 80,
  /** Reports that one person may send, against misuse. */
  rateLimit: { count: 20, minutes: 60 },
} as const;

/** Single sign-on to an admin portal: lifetime of a token, and attempts to use one from an address. */
export const singleSignOn = { seconds: 60, rateLimit: { count: 20, minutes: 10 } } as const;
