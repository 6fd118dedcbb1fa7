const key = 'cairn.next';
/** As long as a confirmation link is good. */
const KEPT_FOR = 48 * 60 * 60 * 1000;

/** An address to return to, if it is on this site; anything else leads nowhere. */
export function sameSitePath(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted || !URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  const isOurs = wanted.startsWith('/') && url.origin === origin && !/[\\\p{Cc}]/u.test(wanted);
  return isOurs ? url.pathname + url.search + url.hash : undefined;
}

/** Where somebody was going who has to open an account and read their mail first. */
export function rememberReturnPath(path: string | undefined): void {
  try {
    if (path) localStorage.setItem(key, JSON.stringify([path, Date.now()]));
  } catch {
    // they start at the home page
  }
}

/** Takes it out: it leads once. */
export function takeReturnPath(origin: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.removeItem(key);
    if (!Array.isArray(kept)) return undefined;
    const [path, at]: unknown[] = kept;
    const isFresh = typeof at === 'number' && Date.now() - at < KEPT_FOR;
    return typeof path === 'string' && isFresh ? sameSitePath(path, origin) : undefined;
  } catch {
    return undefined;
  }
}
