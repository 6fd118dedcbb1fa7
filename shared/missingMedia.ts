/** Part of the address from which the CDN gets the replacement for a file under `/media` that does not exist. */
export const missingMediaFolder = 'missing-media';

/** Response in place of a file under `/media` that does not exist: two stones and the outline of a third. */
export const missingMedia = {
  status: 404,
  headers: {
    'content-type': 'image/svg+xml',
    // The file may be on its way.
    'cache-control': 'public, max-age=10',
  },
  body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" role="img" aria-label="404">
<rect width="120" height="80" fill="#DAD3C4"/>
<path d="M32 66q2-13 28-13t28 13q-2 5-28 5t-28-5z" fill="#8F8A7A"/>
<path d="M42 50q2-12 19-12t17 12q-2 4-18 4t-18-4z" fill="#AAA394"/>
<path d="M52 34q1-10 9-10t8 10q-1 3-8 3t-9-3z" fill="none" stroke="#8F8A7A" stroke-width="1.5" stroke-dasharray="3 3"/>
</svg>`,
} as const;
