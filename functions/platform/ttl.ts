/** Value of a `ttl` attribute, in seconds since 1970: `duration` milliseconds after an ISO time. */
export const ttlAfter = (at: string, duration: number): number =>
  Math.floor((Date.parse(at) + duration) / 1000);
