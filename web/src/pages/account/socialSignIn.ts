import * as z from 'zod/mini';
import { IdentityProvider } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { readJson, storeItem, storeJson } from '#web/api/storage.ts';
import { base64url, randomSecret } from './randomSecret.ts';

const key = 'cairn.identity';

/** Stored in this tab while the user is at the identity provider. */
const PendingSignIn = z.object({
  provider: IdentityProvider,
  verifier: z.string(),
  state: z.string(),
  redirectUri: z.string(),
  next: z.optional(z.string()),
});
export type PendingSignIn = z.infer<typeof PendingSignIn>;

/** Creates and stores the secret and the state of a sign-in; returns the parameters for the provider. */
export async function startSignIn({
  provider,
  redirectUri,
  next,
}: Pick<PendingSignIn, 'provider' | 'redirectUri' | 'next'>): Promise<{
  state: string;
  codeChallenge: string;
  redirectUri: string;
}> {
  const verifier = randomSecret();
  const state = randomSecret();
  if (!storeJson('session', key, { provider, verifier, state, redirectUri, next }))
    throw new Error('Pending sign-in not stored');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state, codeChallenge: base64url(new Uint8Array(digest)), redirectUri };
}

export type SignInReturn =
  | { kind: 'none' }
  | { kind: 'cancelled' | 'failed'; next?: string | undefined }
  /** The sign-in did not start in this tab: an old page or a forged link. */
  | { kind: 'stranger' }
  | { kind: 'code'; code: string; pending: PendingSignIn };

/** Outcome of a return from the provider. It removes the stored secret and state in any case. */
export function completeSignIn(query: URLSearchParams): SignInReturn {
  const { code, error, state } = readQuery('signin', query);
  if (!query.has('state') || (!code && !error)) return { kind: 'none' };

  const pending = take();
  if (!pending || pending.state !== state) return { kind: 'stranger' };
  if (code) return { kind: 'code', code, pending };
  return { kind: error === 'access_denied' ? 'cancelled' : 'failed', next: pending.next };
}

function take(): PendingSignIn | undefined {
  const stored = readJson('session', key);
  storeItem('session', key, undefined);
  return z.safeParse(PendingSignIn, stored).data;
}
