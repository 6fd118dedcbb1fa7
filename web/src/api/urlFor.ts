/** The address of a GET: its path, and what it asks for, without what is undefined. */
export function urlFor(path: string, asked: object = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) if (value !== undefined) search.set(key, `${value}`);
  const question = search.toString();
  return `/api${path}${question && `?${question}`}`;
}
