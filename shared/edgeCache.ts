/** Time for which the CDN caches responses to anonymous callers: visitors see data of at most this age. */
export const edgeCache = { seconds: 30 } as const;

/** Times for which the CDN caches rendered pages, in seconds. */
export const pageCache = {
  seconds: 60,
  /**
   * Further time for which a page is served while it is rendered again. With `seconds`, the longest delay of an edit for
   * visitors.
   */
  revalidating: 60,
  /** Further time for which a page is served while it cannot be rendered. */
  failing: 86_400,
  /** Age from which the browser fetches the data of a rendered page again. */
  fresh: 120,
  /** Time for which the response for an address without a page is cached. */
  missing: 10,
} as const;
