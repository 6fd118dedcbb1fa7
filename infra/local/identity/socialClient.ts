import { createHash, randomBytes } from 'node:crypto';
import type { identityWorld } from './identityWorld.ts';

/** Page of the web client to which the hosted sign-in redirects. */
export const redirect_uri = 'http://localhost:4000/en/signin';

/** A person to sign in as, as the form of the provider's page submits it. */
export const ada = { email: 'Ada@example.com', name: 'Ada Byron' };

const verifier = randomBytes(32).toString('base64url');

type World = Awaited<ReturnType<typeof identityWorld>>;

/**
 * A browser and a web client that sign in through the hosted pages. The world is read on each call, because tests
 * restart it.
 */
export function socialClient(world: () => World) {
  /** URL of the provider's page. */
  const address = (changes: Record<string, string | undefined> = {}) => {
    const url = new URL('/oauth2/authorize', world().identity.url);
    const query = {
      identity_provider: 'Google',
      response_type: 'code',
      client_id: world().identity.clientId,
      redirect_uri,
      scope: 'openid email profile aws.cognito.signin.user.admin',
      state: 'state & more',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value);
    return url;
  };

  /** Submits the provider's form. Returns the redirect target. */
  const choose = async (form: Record<string, string>, changes: Record<string, string | undefined> = {}) => {
    const answer = await fetch(address(changes), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    return { status: answer.status, back: new URL(answer.headers.get('location') ?? 'none:') };
  };

  /** Signs in and returns the authorization code. */
  const codeFor = async (form: Record<string, string> = ada) =>
    (await choose(form)).back.searchParams.get('code') ?? '';

  /** Sends a request to the token endpoint; by default, the exchange of a code. */
  const exchange = async (form: Record<string, string>) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: world().identity.clientId,
      redirect_uri,
      code_verifier: verifier,
      ...form,
    });
    const answer = await fetch(`${world().identity.url}/oauth2/token`, { method: 'POST', body });
    const tokens: { error?: string; access_token?: string; id_token?: string; refresh_token?: string } =
      await answer.json();
    return { status: answer.status, ...tokens };
  };

  return { address, choose, codeFor, exchange };
}
