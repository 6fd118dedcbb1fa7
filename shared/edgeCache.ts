/** How long the CDN keeps answers to anonymous callers: it bounds how old what visitors see may be. */
export const edgeCache = { seconds: 30 } as const;

/** How long the CDN keeps rendered pages, in seconds. */
export const pageCache = {
  seconds: 60,
  /** A page this much older is still shown while it is rendered again: together with `seconds` how late visitors see an edit … */
  revalidating: 60,
  /** … or while it cannot be rendered. */
  failing: 86_400,
  /** The browser fetches again what an older page was rendered with. */
  fresh: 120,
  /** For an address where nothing is. */
  missing: 10,
} as const;
