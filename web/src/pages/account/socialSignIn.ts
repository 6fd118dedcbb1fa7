import * as z from 'zod/mini';
import { IdentityProvider } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';

const key = 'cairn.identity';

/** What is kept on this device, in this tab alone, while the person is at the identity provider. */
const Begun = z.object({
  provider: IdentityProvider,
  verifier: z.string(),
  state: z.string(),
  redirectUri: z.string(),
  next: z.optional(z.string()),
});
export type Begun = z.infer<typeof Begun>;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Makes the secret and the state of one sign-in, keeps them, and says what the provider may know of them. */
export async function begin(
  storage: Kept,
  { provider, redirectUri, next }: Pick<Begun, 'provider' | 'redirectUri' | 'next'>,
): Promise<{ state: string; codeChallenge: string; redirectUri: string }> {
  const verifier = secret();
  const state = secret();
  storage.setItem(key, JSON.stringify({ provider, verifier, state, redirectUri, next }));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state, codeChallenge: base64url(new Uint8Array(digest)), redirectUri };
}

export type Returned =
  | { kind: 'none' }
  | { kind: 'cancelled' | 'failed'; next?: string | undefined }
  /** It did not start here: another tab, an old page, or somebody else's link. */
  | { kind: 'stranger' }
  | { kind: 'code'; code: string; begun: Begun };

/** What the provider sent the person back with. Whatever it is, what was kept is used up. */
export function finish(storage: Kept, query: URLSearchParams): Returned {
  const { code, error, state } = readQuery('signin', query);
  if (!query.has('state') || (!code && !error)) return { kind: 'none' };

  const begun = take(storage);
  if (!begun || begun.state !== state) return { kind: 'stranger' };
  if (code) return { kind: 'code', code, begun };
  return { kind: error === 'access_denied' ? 'cancelled' : 'failed', next: begun.next };
}

function take(storage: Kept): Begun | undefined {
  const kept = storage.getItem(key);
  storage.removeItem(key);
  try {
    return z.safeParse(Begun, JSON.parse(kept ?? 'null')).data;
  } catch {
    return undefined;
  }
}

const secret = () => base64url(crypto.getRandomValues(new Uint8Array(48)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
