/** Builds the URL of a GET request; undefined query values are omitted. */
export function urlFor(path: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, `${value}`);
  const queryString = search.toString();
  return `/api${path}${queryString && `?${queryString}`}`;
}
