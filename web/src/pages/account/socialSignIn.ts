import * as z from 'zod/mini';
import { IdentityProvider } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';

const key = 'cairn.identity';

/** Stored in this tab while the user is at the identity provider. */
const Begun = z.object({
  provider: IdentityProvider,
  verifier: z.string(),
  state: z.string(),
  redirectUri: z.string(),
  next: z.optional(z.string()),
});
export type Begun = z.infer<typeof Begun>;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates and stores the secret and the state of a sign-in; returns the parameters for the provider. */
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
  /** The sign-in did not start in this tab: an old page or a forged link. */
  | { kind: 'stranger' }
  | { kind: 'code'; code: string; begun: Begun };

/** Outcome of a return from the provider. It removes the stored secret and state in any case. */
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
