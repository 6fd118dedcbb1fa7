import { hour } from '#shared/time.ts';
import { readJson, storeItem, storeJson } from '#web/api/storage.ts';

const key = 'cairn.next';
/** Lifetime of a confirmation link, in milliseconds. */
const KEPT_FOR = 48 * hour;

/** Returns the path if it is on this site; undefined for any other address. */
export function sameSitePath(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted || !URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  const isOurs =
    wanted.startsWith('/') &&
    url.origin === origin &&
    !url.pathname.startsWith('//') && // another site, once it stands alone
    !/[\\\p{Cc}]/u.test(wanted);
  return isOurs ? url.pathname + url.search + url.hash : undefined;
}

/** Stores the page to return to after sign-up and email confirmation. */
export function rememberReturnPath(path: string | undefined): void {
  // Without storage the user starts at the home page.
  if (path) storeJson('local', key, [path, Date.now()]);
}

/** Returns and removes the stored path: it is used once. */
export function takeReturnPath(origin: string): string | undefined {
  const kept = readJson('local', key);
  storeItem('local', key, undefined);
  if (!Array.isArray(kept)) return undefined;
  const [path, at]: unknown[] = kept;
  const isFresh = typeof at === 'number' && Date.now() - at < KEPT_FOR;
  return typeof path === 'string' && isFresh ? sameSitePath(path, origin) : undefined;
}
