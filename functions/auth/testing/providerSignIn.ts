import { createHash, randomBytes } from 'node:crypto';
import { getMe } from '#functions/authors/getMe.ts';
import type { AuthWorld } from '#functions/testing/authWorld.ts';
import { getSignInUrl } from '../getSignInUrl.ts';
import { verifyIdentity } from '../verifyIdentity.ts';
import { asIn } from './accountWorld.ts';

const redirectUri = 'https://cairn.example/en/signin';
const codeVerifier = randomBytes(32).toString('base64url');
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
const identityProvider = 'google' as const;

/** Sign-ins with an identity provider, in a world that a test has begun. */
export function providerSignIn(started: () => AuthWorld) {
  const askUrl = (changes: object = {}) =>
    started().callWith(getSignInUrl, {
      identityProvider,
      query: { redirectUri, state: 'a-state-of-sixteen', codeChallenge, ...changes },
    });

  /** Signs in on the provider's page as a browser does. Returns the authorization code. */
  async function codeFor(account: { email: string; name: string; unverified?: 'yes' }): Promise<string> {
    const { url } = (await askUrl()).data as { url: string };
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(account),
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? 'none:').searchParams.get('code') ?? '';
  }

  const verify = (code: string, changes: object = {}) =>
    started().callWith(verifyIdentity, {
      identityProvider,
      body: { code, codeVerifier, redirectUri, ...changes },
    });

  return {
    askUrl,
    codeFor,
    verify,
    codeChallenge,
    redirectUri,

    /** Comes back from the provider's page to the site. */
    arrive: async (email: string, name = 'Ada Byron', changes: object = {}) =>
      verify(await codeFor({ email, name }), changes),

    sessionOf: (received: Awaited<ReturnType<typeof verify>>) =>
      received.data as { token: string; UserID: string; isNew: boolean },

    /** Reads the user's own profile with an access token. */
    async meBy(token: string) {
      const claims = await started().verifyToken(`Bearer ${token}`);
      return started().call(getMe, {}, asIn(claims));
    },
  };
}
