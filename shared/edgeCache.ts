/** How long the CDN keeps answers to anonymous callers: it bounds how old what visitors see may be. */
export const edgeCache = { seconds: 30 } as const;
